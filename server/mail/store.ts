import { sql } from "kysely";
import type { Engine, Queries, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

type Row = Tables["outbox"];
export type NewMail = Pick<Row, "id" | "message_id" | "template" | "locale" | "kind" | "recipient" | "sealed" | "is_proof" | "created_at">;
export type ClaimedMail = Pick<Row, "id" | "message_id" | "template" | "sealed" | "created_at" | "refusals">;

/** Milliseconds since 1970, as text: 13 digits until the year 2286, and a comma between two. */
const TIME_WIDTH = 14;

/**
 * Notes a mail to a recipient, and locks what was noted until the transaction ends: of two requests at once the second waits,
 * and then counts the first.
 *
 * @param most How many mails before this one have to be known.
 * @returns When mails were queued, the newest first and this one among them: those of its kind, and those of all kinds.
 */
export async function noteMail(
  tx: Tx,
  recipient: string,
  kind: string,
  now: number,
  most: number,
): Promise<{ sameKind: number[]; all: number[] }> {
  // Always in this order, so that two transactions cannot wait for each other.
  const keys = [recipient, `${recipient} ${kind}`];
  const length = TIME_WIDTH * (most + 1) - 1;
  const rows = await tx
    .insertInto("recipients")
    .values(keys.map((key) => ({ recipient: key, touched_at: now, recent: String(now) })))
    .onConflict((conflict) =>
      conflict.column("recipient").doUpdateSet({
        touched_at: now,
        recent: sql<string>`substr(cast(${String(now)} as text) || ',' || coalesce(recipients.recent, ''), 1, ${sql.lit(length)})`,
      }),
    )
    .returning(["recipient", "recent"])
    .execute();
  const timesOf = (key: string) => {
    const recent = rows.find((row) => row.recipient === key)?.recent ?? "";
    return recent.split(",").filter(Boolean).map(Number);
  };
  return { sameKind: timesOf(keys[1] ?? ""), all: timesOf(recipient) };
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

/** Mails that have left or have ended otherwise, by what they were; of a proof only what was in it goes. @returns How many. */
export async function deleteOldMails(db: Queries, before: { sent: number; unsent: number }): Promise<number> {
  const sent = await db
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("is_proof", "=", 0)
    .where("ended_at", "<", before.sent)
    .executeTakeFirst();
  // Dead ones, and those that wait for a mail server that has been away all the time.
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
  const recipients = await db.deleteFrom("recipients").where("touched_at", "<", before.sent).executeTakeFirst();
  return Number(sent.numDeletedRows + unsent.numDeletedRows + emptied.numUpdatedRows + recipients.numDeletedRows);
}

/** What is still sealed, of all states. */
export function listSealed(tx: Tx): Promise<{ id: string; sealed: string | null }[]> {
  return tx.selectFrom("outbox").select(["id", "sealed"]).where("sealed", "is not", null).execute();
}

/** @returns The ids of all mails to a recipient. */
export async function listMailsTo(tx: Tx, recipient: string): Promise<string[]> {
  const rows = await tx.selectFrom("outbox").select("id").where("recipient", "=", recipient).execute();
  return rows.map(({ id }) => id);
}

/** Removes when mails to a recipient were queued, for all kinds. */
export async function deleteRecipient(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom("recipients")
    .where(sql`substr(recipient, 1, ${sql.lit(recipient.length)})`, "=", recipient)
    .execute();
}
