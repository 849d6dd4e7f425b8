import { sql } from "kysely";
import type { Queries, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

export type DownloadLink = Tables["download_links"];

export async function insertLink(tx: Tx, link: DownloadLink): Promise<void> {
  await tx.insertInto("download_links").values(link).execute();
}

export function findLink(db: Queries, tokenHash: string): Promise<DownloadLink | undefined> {
  return db.selectFrom("download_links").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** @returns Whether there was a use left: of many at once exactly as many get one. */
export async function takeUse(tx: Tx, id: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("download_links")
    .set({ uses: sql`uses + 1` })
    .where("id", "=", id)
    .where("uses", "<", most)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What goes on after a break for nothing: so many times, and so many bytes, for each use of the link. */
export type ResumeLimit = { count: number; bytes: number };

/** @param bytes What this one may be sent. @returns Whether this network has begun a download that may go on for nothing. */
export async function takeResume(tx: Tx, id: string, network: string, bytes: number, perUse: ResumeLimit): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("download_links")
    .set({ resumes: sql`resumes + 1`, resumed_bytes: sql`resumed_bytes + ${sql.lit(bytes)}` })
    .where("id", "=", id)
    .where("resumes", "<", sql<number>`uses * ${sql.lit(perUse.count)}`)
    .where("resumed_bytes", "<=", sql<number>`uses * ${sql.lit(perUse.bytes)} - ${sql.lit(bytes)}`)
    .where((expression) =>
      expression.exists(
        expression.selectFrom("download_networks").select("link_id").where("link_id", "=", id).where("network", "=", network),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives back what was counted and not sent. */
export async function returnBytes(db: Queries, id: string, bytes: number): Promise<void> {
  await db
    .updateTable("download_links")
    .set({ resumed_bytes: sql`resumed_bytes - ${sql.lit(bytes)}` })
    .where("id", "=", id)
    .execute();
}

/** @returns From how many networks the link has been used, this one included. */
export async function noteNetwork(tx: Tx, id: string, network: string): Promise<number> {
  await tx
    .insertInto("download_networks")
    .values({ link_id: id, network })
    .onConflict((conflict) => conflict.columns(["link_id", "network"]).doNothing())
    .execute();
  const { count } = await tx
    .selectFrom("download_networks")
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .where("link_id", "=", id)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns The ids of their mails. */
export async function deleteLinks(tx: Tx, before: number, most: number): Promise<string[]> {
  const links = await tx.selectFrom("download_links").select(["id", "mail_id"]).where("created_at", "<", before).limit(most).execute();
  if (links.length === 0) return [];
  await tx
    .deleteFrom("download_links")
    .where(
      "id",
      "in",
      links.map(({ id }) => id),
    )
    .execute();
  return links.map(({ mail_id }) => mail_id);
}

/** Removes the links of these mails; from which networks they were used goes with them. */
export async function deleteLinksOf(tx: Tx, mails: readonly string[]): Promise<void> {
  if (mails.length > 0) await tx.deleteFrom("download_links").where("mail_id", "in", mails).execute();
}
