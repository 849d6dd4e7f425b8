import type { Engine, Queries, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

type Row = Tables["outbox"];
export type NewMail = Pick<Row, "id" | "message_id" | "template" | "locale" | "kind" | "recipient" | "sealed" | "is_proof" | "created_at">;
export type ClaimedMail = Pick<Row, "id" | "message_id" | "template" | "sealed" | "created_at" | "refusals">;

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({ ...mail, state: "waiting", due_at: mail.created_at, lease: null, refusals: 0, answer: null, ended_at: null })
    .execute();
}

/** What a worker claims: `lease` names it; `until`, `now` and `latest` are milliseconds since 1970. */
type Claim = { lease: string; until: number; now: number; latest: number; limit: number };

/** Claims mails that are due, or later than `latest`, until the lease ends; other instances do not see them meanwhile. */
export async function claimMails(db: Queries, engine: Engine, { lease, until, now, latest, limit }: Claim): Promise<ClaimedMail[]> {
  const due = db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where(({ eb }) => eb("due_at", "<=", now).or("due_at", ">", latest))
    .orderBy("due_at")
    .limit(limit);
  return (
    db
      .updateTable("outbox")
      .set({ lease, due_at: until })
      // SQLite has a single writer, and no syntax for row locks.
      .where("id", "in", engine === "postgres" ? due.forUpdate().skipLocked() : due)
      .returning(["id", "message_id", "template", "sealed", "created_at", "refusals"])
      .execute()
  );
}

export async function extendLease(db: Queries, lease: string, ids: readonly string[], until: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ due_at: until })
    .where("id", "in", ids)
    .where("lease", "=", lease)
    .where("state", "=", "waiting")
    .execute();
}

/** Makes all waiting mails due earlier. @param by Milliseconds. */
export async function bringForward(db: Queries, by: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set((expression) => ({ due_at: expression("due_at", "-", by) }))
    .where("state", "=", "waiting")
    .execute();
}

/** Frees all leases, left by a killed process. Only for a start at which no other process can be sending. */
export async function freeLeases(db: Queries, now: number): Promise<void> {
  await db.updateTable("outbox").set({ lease: null, due_at: now }).where("lease", "is not", null).where("state", "=", "waiting").execute();
}

/** Gives a mail up. Its content is kept, encrypted. */
export async function markDead(db: Queries, id: string, lease: string, answer: string, at: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state: "dead", answer, ended_at: at, lease: null })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();
}

export async function postponeMail(
  db: Queries,
  id: string,
  lease: string,
  later: Pick<Row, "due_at" | "refusals" | "answer">,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...later, lease: null })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();
}

/** Marks mails as sent, and deletes their content. */
export async function markSent(db: Queries, lease: string, mails: readonly { id: string; answer: string }[], at: number): Promise<void> {
  const [first, ...others] = mails;
  if (first === undefined) return;
  await db
    .updateTable("outbox")
    .set((expression) => ({
      state: "sent",
      answer: others
        .reduce(
          (cases, { id, answer }) => cases.when("id", "=", id).then(answer),
          expression.case().when("id", "=", first.id).then(first.answer),
        )
        .end(),
      ended_at: at,
      lease: null,
      sealed: null,
    }))
    .where(
      "id",
      "in",
      mails.map(({ id }) => id),
    )
    .where("lease", "=", lease)
    .execute();
}

/** When the next mail is due; a leased mail is due when its lease ends. Milliseconds since 1970. */
export async function findNextDue(db: Queries): Promise<number | undefined> {
  const row = await db.selectFrom("outbox").select("due_at").where("state", "=", "waiting").orderBy("due_at").limit(1).executeTakeFirst();
  return row?.due_at;
}

export async function countMails(db: Queries): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", (expression) => expression.fn.countAll<number>().as("count")])
    .where("state", "in", ["waiting", "dead"])
    .groupBy("state")
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: countOf("waiting"), dead: countOf("dead") };
}

/** A mail's state and the mail server's response; `undefined` if the mail was deleted. */
export type Delivery = Pick<Row, "message_id" | "state" | "answer" | "ended_at">;
export async function findDelivery(db: Queries, id: string): Promise<Delivery | undefined> {
  return db.selectFrom("outbox").select(["message_id", "state", "answer", "ended_at"]).where("id", "=", id).executeTakeFirst();
}

export async function deleteMails(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** Deletes mails that were sent or created before the given times; of mails that are evidence, only the content. @returns The number of rows. */
export async function deleteExpiredMails(db: Queries, before: { sent: number; unsent: number }): Promise<number> {
  const sent = await db
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("is_proof", "=", 0)
    .where("ended_at", "<", before.sent)
    .executeTakeFirst();
  // Mails that were given up, and those that no mail server has accepted.
  const unsent = await db
    .deleteFrom("outbox")
    .where("state", "<>", "sent")
    .where("is_proof", "=", 0)
    .where("created_at", "<", before.unsent)
    .executeTakeFirst();
  const emptied = await db
    .updateTable("outbox")
    .set({ state: "dead", sealed: null, lease: null })
    .where("state", "<>", "sent")
    .where("is_proof", "=", 1)
    .where("sealed", "is not", null)
    .where("created_at", "<", before.unsent)
    .executeTakeFirst();
  return Number(sent.numDeletedRows + unsent.numDeletedRows + emptied.numUpdatedRows);
}

/** Mails whose content is still stored, in all states. */
export function listSealed(tx: Tx): Promise<{ id: string; sealed: string | null }[]> {
  return tx.selectFrom("outbox").select(["id", "sealed"]).where("sealed", "is not", null).execute();
}

/** @returns The ids of all mails to a recipient. */
export async function listMailsTo(tx: Tx, recipient: string): Promise<string[]> {
  const rows = await tx.selectFrom("outbox").select("id").where("recipient", "=", recipient).execute();
  return rows.map(({ id }) => id);
}

export function listMailsOfKinds(db: Queries, recipient: string, templates: readonly string[]) {
  return db
    .selectFrom("outbox")
    .select(["template", "created_at as at", "state"])
    .where("recipient", "=", recipient)
    .where("template", "in", templates)
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
}
