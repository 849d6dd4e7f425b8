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

/** @returns Whether a use was left. Concurrent calls get exactly as many uses as are left. */
export async function takeUse(tx: Tx, id: string, maxUses: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("download_links")
    .set({ uses: sql`uses + 1` })
    .where("id", "=", id)
    .where("uses", "<", maxUses)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @param bytes What the response may send. @param perUse Resumed downloads and their bytes that each use includes. @returns Whether this network has begun a download that it may resume without a further use. */
export async function takeResume(
  tx: Tx,
  id: string,
  network: string,
  bytes: number,
  perUse: { count: number; bytes: number },
): Promise<boolean> {
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

/** Subtracts bytes that were counted but not sent. */
export async function returnBytes(db: Queries, id: string, bytes: number): Promise<void> {
  await db
    .updateTable("download_links")
    .set({ resumed_bytes: sql`resumed_bytes - ${sql.lit(bytes)}` })
    .where("id", "=", id)
    .execute();
}

/** @returns The number of networks that have used the link, without this one. */
export async function countOtherNetworks(db: Queries, id: string, network: string): Promise<number> {
  const { count } = await db
    .selectFrom("download_networks")
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .where("link_id", "=", id)
    .where("network", "<>", network)
    .executeTakeFirstOrThrow();
  return count;
}

export async function noteNetwork(tx: Tx, id: string, network: string): Promise<void> {
  await tx
    .insertInto("download_networks")
    .values({ link_id: id, network })
    .onConflict((conflict) => conflict.columns(["link_id", "network"]).doNothing())
    .execute();
}

/** @returns The ids of the deleted links' mails. */
export async function deleteLinks(tx: Tx, before: number, limit: number): Promise<string[]> {
  const links = await tx.selectFrom("download_links").select(["id", "mail_id"]).where("created_at", "<", before).limit(limit).execute();
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

/** Deletes the links that were sent with these mails, and the networks that used them. */
export async function deleteLinksOf(tx: Tx, mails: readonly string[]): Promise<void> {
  if (mails.length > 0) await tx.deleteFrom("download_links").where("mail_id", "in", mails).execute();
}
