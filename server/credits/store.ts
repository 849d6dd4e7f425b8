import type { Queries, Tx } from "#server/db/database.ts";
import type { PurchaseState } from "#schemas/credits-answer.ts";
import type { Tables } from "#server/db/tables.ts";

export type Purchase = Tables["credit_purchases"];
export type Payment = Pick<Tables["credit_payments"], "id" | "purchase_id" | "account_id">;
export type Entry = Tables["credit_entries"];
/** The account and the purchase that a payment belongs to. */
export type Owner = { account: string; purchase: string };

export async function insertPurchase(db: Queries, purchase: Omit<Purchase, "state" | "ended_at">): Promise<void> {
  await db
    .insertInto("credit_purchases")
    .values({ ...purchase, state: "open", ended_at: null })
    .execute();
}

/** Events arrive in any order: a purchase that is paid stays paid, and one that has ended does not begin again. */
export async function setPurchaseState(db: Queries, id: string, state: PurchaseState, now: number): Promise<void> {
  const earlier: PurchaseState[] = state === "paid" ? ["open", "pending", "failed", "expired"] : ["open", "pending"];
  await db
    .updateTable("credit_purchases")
    .set({ state, ended_at: state === "pending" ? null : now })
    .where("id", "=", id)
    .where("state", "in", earlier)
    .execute();
}

export function findPurchase(db: Queries, id: string): Promise<Purchase | undefined> {
  return db.selectFrom("credit_purchases").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Deletes an account's payment pages that brought no money. */
export async function deleteUnpaid(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom("credit_purchases").where("account_id", "=", account).where("state", "in", ["open", "failed", "expired"]).execute();
}

export function listPurchases(db: Queries, account: string): Promise<Purchase[]> {
  return db.selectFrom("credit_purchases").selectAll().where("account_id", "=", account).orderBy("created_at").execute();
}

/** Locks a payment until the transaction ends. @param owner If the event names it. @returns The payment as it is now. */
export function lockPayment(tx: Tx, id: string, owner: Owner | undefined, now: number): Promise<Payment> {
  const known = owner === undefined ? {} : { account_id: owner.account, purchase_id: owner.purchase };
  return tx
    .insertInto("credit_payments")
    .values({ id, account_id: null, purchase_id: null, ...known, touched_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...known, touched_at: now }))
    .returning(["id", "purchase_id", "account_id"])
    .executeTakeFirstOrThrow();
}

/** @returns The ids of the entries that are new. */
export async function insertEntries(tx: Tx, entries: readonly Entry[]): Promise<string[]> {
  const rows = await tx
    .insertInto("credit_entries")
    .values(entries)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export function listEntriesOfPayment(tx: Tx, payment: string): Promise<Entry[]> {
  return tx.selectFrom("credit_entries").selectAll().where("payment_id", "=", payment).execute();
}

const entriesOf = (db: Queries, account: string) =>
  db
    .selectFrom("credit_entries")
    .innerJoin("credit_payments", "credit_payments.id", "credit_entries.payment_id")
    .where("credit_payments.account_id", "=", account);

/** @returns Whole cents; may be below zero. */
export async function sumOf(db: Queries, account: string): Promise<number> {
  const row = await entriesOf(db, account)
    .select((expression) => expression.fn.sum<number>("credit_entries.amount").as("sum"))
    .executeTakeFirst();
  return row?.sum ?? 0;
}

/** The newest first. */
export function listHistory(db: Queries, account: string, limit: number): Promise<Pick<Entry, "kind" | "amount" | "happened_at">[]> {
  return entriesOf(db, account)
    .select(["credit_entries.kind", "credit_entries.amount", "credit_entries.happened_at"])
    .orderBy("credit_entries.happened_at", "desc")
    .orderBy("credit_entries.id")
    .limit(limit)
    .execute();
}

/** Every entry with its payment, the oldest first. */
export function listEntries(db: Queries, account: string): Promise<Entry[]> {
  return entriesOf(db, account).selectAll("credit_entries").orderBy("credit_entries.happened_at").orderBy("credit_entries.id").execute();
}
