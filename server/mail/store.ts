import { sql } from "kysely";
import type { Engine, Queries, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

type Row = Tables["outbox"];
export type NewMail = Pick<Row, "id" | "message_id" | "template" | "locale" | "kind" | "recipient" | "sealed" | "is_proof" | "created_at">;
export type ClaimedMail = Pick<Row, "id" | "message_id" | "template" | "sealed" | "created_at" | "refusals">;

/**
 * Notes a mail to somebody, and holds what was noted until the transaction ends: of two requests at once the second waits,
 * and then counts the first.
 *
 * @returns When the mail before it was queued, of those of its kind, and the third before it, of all kinds.
 */
export async function noteMail(tx: Tx, recipient: string, kind: string, now: number): Promise<{ lastOfKind: number; thirdLast: number }> {
  // Always in this order, so that two transactions cannot wait for each other.
  const keys = [recipient, `${recipient} ${kind}`];
  const rows = await tx
    .insertInto("recipients")
    .values(keys.map((key) => ({ recipient: key, touched_at: now, at_2: null, at_3: null, at_4: null })))
    .onConflict((conflict) =>
      conflict.column("recipient").doUpdateSet({
        touched_at: now,
        at_2: sql.ref("recipients.touched_at"),
        at_3: sql.ref("recipients.at_2"),
        at_4: sql.ref("recipients.at_3"),
      }),
    )
    .returning(["recipient", "at_2", "at_4"])
    .execute();
  const [ofAll, ofKind] = keys.map((key) => rows.find((row) => row.recipient === key));
  return { lastOfKind: ofKind?.at_2 ?? 0, thirdLast: ofAll?.at_4 ?? 0 };
}

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({ ...mail, state: "waiting", due_at: mail.created_at, lease: null, refusals: 0, answer: null, ended_at: null })
    .execute();
}

/** Takes mails that are due, for as long as the lease runs; no other instance sees them meanwhile. */
export async function claimMails(
  db: Queries,
  engine: Engine,
  lease: string,
  until: number,
  now: number,
  most: number,
): Promise<ClaimedMail[]> {
  const due = db.selectFrom("outbox").select("id").where("state", "=", "waiting").where("due_at", "<=", now).orderBy("due_at").limit(most);
  return (
    db
      .updateTable("outbox")
      .set({ lease, due_at: until })
      // SQLite has one writer, and no words for this.
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

/** For a start where nobody else can be at work: what a killed process had claimed is free at once. */
export async function freeLeases(db: Queries, now: number): Promise<void> {
  await db.updateTable("outbox").set({ lease: null, due_at: now }).where("lease", "is not", null).where("state", "=", "waiting").execute();
}

/** Gives a mail up. What was in it is kept sealed. */
export async function buryMail(db: Queries, id: string, lease: string, answer: string, at: number): Promise<void> {
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

/** Notes mails that have left, and forgets what was in them. */
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

/** When the next mail is due; leased ones count as due when their lease ends. */
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

/** When and how the mail server took a mail: nothing while it waits. */
export async function findDelivery(
  db: Queries,
  id: string,
): Promise<Pick<Row, "message_id" | "state" | "answer" | "ended_at"> | undefined> {
  return db.selectFrom("outbox").select(["message_id", "state", "answer", "ended_at"]).where("id", "=", id).executeTakeFirst();
}

export async function deleteMails(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** @returns How many rows were of no use any more. */
export async function deleteOldMails(db: Queries, before: number): Promise<number> {
  const mails = await db
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("is_proof", "=", 0)
    .where("ended_at", "<", before)
    .executeTakeFirst();
  const recipients = await db.deleteFrom("recipients").where("touched_at", "<", before).executeTakeFirst();
  return Number(mails.numDeletedRows) + Number(recipients.numDeletedRows);
}
