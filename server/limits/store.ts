import { sql } from "kysely";
import type { Queries, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { CLOCK_TOLERANCE } from "#server/durations.ts";
import { newId } from "#server/random.ts";

/**
 * Adds one to each counter in a single statement; concurrent calls get different numbers. A counter whose window has ended
 * starts again at 1, and so does one that ends later than a window that begins now: the clock was set back.
 */
export function countUp(db: Queries, counters: readonly { key: string; endsAt: number }[], now: number): Promise<Tables["limits"][]> {
  // Sorted, so that two statements on the same rows cannot deadlock.
  const rows = counters.map(({ key, endsAt }) => ({ key, points: 1, ends_at: endsAt })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`limits.ends_at <= ${now} or limits.ends_at > excluded.ends_at + ${sql.lit(CLOCK_TOLERANCE)}`;
  return db
    .insertInto("limits")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when ${isOver} then 1 else limits.points + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else limits.ends_at end`,
      }),
    )
    .returning(["key", "points", "ends_at"])
    .execute();
}

/** Takes one from each counter: for what countUp has counted and what is not to count. */
export async function countDown(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx
    .updateTable("limits")
    .set({ points: sql`points - 1` })
    .where("key", "in", keys)
    .execute();
}

/** Writes something and takes it away. @throws if the database accepts no writes. */
export async function tryWrite(db: Queries): Promise<void> {
  const key = `try:${newId()}`;
  await db.insertInto("limits").values({ key, points: 0, ends_at: 0 }).execute();
  await db.deleteFrom("limits").where("key", "=", key).execute();
}

/** @param recipientsBefore Recipients without mail since this time are deleted. @returns The number of deleted rows. */
export async function deleteEnded(db: Queries, now: number, recipientsBefore: number): Promise<number> {
  const counters = await db.deleteFrom("limits").where("ends_at", "<=", now).executeTakeFirst();
  const recipients = await db.deleteFrom("recipients").where("touched_at", "<", recipientsBefore).executeTakeFirst();
  return Number(counters.numDeletedRows + recipients.numDeletedRows);
}

/** Characters of a time in milliseconds since 1970 (13 digits until the year 2286) and a comma. */
const TIME_WIDTH = 14;

/**
 * Records a mail to a recipient, and locks the recipient's rows until the transaction ends: a concurrent call waits, and then
 * counts this mail.
 *
 * @param earlier The number of earlier mails whose times are kept.
 * @returns When mails were queued, newest first, beginning with this one: those of its kind, and those of all kinds.
 */
export async function recordMail(
  tx: Tx,
  recipient: string,
  kind: string,
  now: number,
  earlier: number,
): Promise<{ sameKind: number[]; all: number[] }> {
  // Always in this order, so that two transactions cannot deadlock.
  const keys = [recipient, `${recipient} ${kind}`];
  const length = TIME_WIDTH * (earlier + 1) - 1;
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

/** The row that stands for an opened link. Kinds of mail begin with a letter. */
const openedKey = (recipient: string) => `${recipient} *`;

/** Records that a link of this mail was opened; does nothing if the mail was deleted. */
export async function recordOpened(db: Queries, mail: string, now: number): Promise<void> {
  await db
    .insertInto("recipients")
    .columns(["recipient", "touched_at", "recent"])
    .expression(
      db
        .selectFrom("outbox")
        .select([
          sql<string>`recipient || ' *'`.as("recipient"),
          sql<number>`cast(${now} as bigint)`.as("touched_at"),
          sql<string | null>`cast(null as text)`.as("recent"),
        ])
        .where("id", "=", mail),
    )
    .onConflict((conflict) => conflict.column("recipient").doUpdateSet({ touched_at: now }))
    .execute();
}

/** @returns When a link to the recipient was opened last, if not before `since`. Milliseconds since 1970. */
export async function findOpened(tx: Tx, recipient: string, since: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("recipients")
    .select("touched_at")
    .where("recipient", "=", openedKey(recipient))
    .where("touched_at", ">=", since)
    .executeTakeFirst();
  return row?.touched_at;
}

/** Deletes the recorded mails to a recipient, of all kinds. */
export async function deleteRecipient(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom("recipients")
    .where(sql`substr(recipient, 1, ${sql.lit(recipient.length)})`, "=", recipient)
    .execute();
}
