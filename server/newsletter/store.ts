import type { Engine, Queries, Tx } from "#server/db/database.ts";
import { endsWithOneOf } from "#server/db/ends-with.ts";
import type { Tables } from "#server/db/tables.ts";
import { newId } from "#server/random.ts";

export type Subscription = Tables["subscriptions"];
export type SignUp = Tables["sign_ups"];

/** Finds the subscription of an address, or inserts a pending one. Concurrent calls get the same row. */
export function findOrInsert(tx: Tx, row: Subscription): Promise<Pick<Subscription, "id" | "email" | "status">> {
  return (
    tx
      .insertInto("subscriptions")
      .values(row)
      // An update without effect, because `do nothing` would not return the existing row.
      .onConflict((conflict) => conflict.column("address").doUpdateSet({ address: row.address }))
      .returning(["id", "email", "status"])
      .executeTakeFirstOrThrow()
  );
}

export async function insertSignUp(tx: Tx, row: SignUp): Promise<void> {
  await tx.insertInto("sign_ups").values(row).execute();
}

export function findSubscription(db: Queries, id: string): Promise<Subscription | undefined> {
  return db.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByAddress(db: Queries, address: string): Promise<Subscription | undefined> {
  return db.selectFrom("subscriptions").selectAll().where("address", "=", address).executeTakeFirst();
}

/** Subscriptions whose address ends with one of these domains. @param domains In lower case. */
export function listByDomains(db: Queries, domains: readonly string[]): Promise<Pick<Subscription, "id" | "address">[]> {
  return db.selectFrom("subscriptions").select(["id", "address"]).where(endsWithOneOf("address", domains)).execute();
}

export function findSignUp(db: Queries, tokenHash: string): Promise<SignUp | undefined> {
  return db.selectFrom("sign_ups").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

export function listSignUps(db: Queries, subscription: string): Promise<SignUp[]> {
  return db.selectFrom("sign_ups").selectAll().where("subscription_id", "=", subscription).orderBy("requested_at").execute();
}

/** @returns Whether this call confirmed it. Of concurrent calls only one does. */
export async function markConfirmed(tx: Tx, signUp: SignUp, at: number, from: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("sign_ups")
    .set({ confirmed_at: at, confirmed_from: from })
    .where("id", "=", signUp.id)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  // A confirmed subscription is not changed by a later sign-up.
  await tx
    .updateTable("subscriptions")
    .set({ status: "confirmed", confirmed_at: at, language: signUp.language, unsubscribed_at: null, unsubscribed_by: null })
    .where("id", "=", signUp.subscription_id)
    .where("status", "<>", "confirmed")
    .execute();
  return true;
}

/** Ends a subscription that was confirmed or pending, and keeps when and by which way. No other one is changed. */
export async function markUnsubscribed(tx: Tx, id: string, at: number, by: string): Promise<void> {
  const change = { unsubscribed_at: at, unsubscribed_by: by };
  const { numUpdatedRows } = await tx
    .updateTable("subscriptions")
    .set({ status: "unsubscribed", ...change })
    .where("id", "=", id)
    .where("status", "<>", "unsubscribed")
    .executeTakeFirst();
  if (numUpdatedRows === 1n)
    await tx
      .insertInto("unsubscriptions")
      .values({ id: newId(), subscription_id: id, ...change })
      .execute();
}

/** Every unsubscription of a subscription, the oldest first. */
export function listUnsubscriptions(db: Queries, subscription: string): Promise<Tables["unsubscriptions"][]> {
  return db.selectFrom("unsubscriptions").selectAll().where("subscription_id", "=", subscription).orderBy("unsubscribed_at").execute();
}

/** Deletes subscriptions with their sign-ups. @returns The ids of the sign-ups' mails. */
export async function deleteSubscriptions(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const mails = await tx.selectFrom("sign_ups").select("mail_id").where("subscription_id", "in", ids).execute();
  await tx.deleteFrom("subscriptions").where("id", "in", ids).execute();
  return mails.map(({ mail_id }) => mail_id);
}

/** Subscriptions that were never confirmed and have no sign-up since `before`. @param among Restricts the result to these ids. */
export async function listUnconfirmed(tx: Tx, before: number, limit: number, among?: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("subscriptions")
    .select("id")
    .$if(among !== undefined, (query) => query.where("id", "in", among ?? []))
    .where("confirmed_at", "is", null)
    .where("created_at", "<", before)
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom("sign_ups")
            .select("sign_ups.id")
            .whereRef("sign_ups.subscription_id", "=", "subscriptions.id")
            .where("sign_ups.requested_at", ">=", before),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks subscriptions against concurrent sign-ups until the transaction ends. */
export async function lockSubscriptions(tx: Tx, engine: Engine, ids: readonly string[]): Promise<void> {
  // SQLite has a single writer, so the transaction itself is the lock.
  if (engine === "postgres") await tx.selectFrom("subscriptions").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}

export function listConfirmed(db: Queries): Promise<Subscription[]> {
  return db.selectFrom("subscriptions").selectAll().where("status", "=", "confirmed").orderBy("confirmed_at").execute();
}

export function countByStatus(db: Queries): Promise<{ status: string; language: string; count: number }[]> {
  return db
    .selectFrom("subscriptions")
    .select(["status", "language", (expression) => expression.fn.countAll<number>().as("count")])
    .groupBy(["status", "language"])
    .orderBy("status")
    .orderBy("language")
    .execute();
}
