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

/** @returns Whether this network has begun a download that can go on. */
export async function takeResume(tx: Tx, id: string, network: string, mostPerUse: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("download_links")
    .set({ resumes: sql`resumes + 1` })
    .where("id", "=", id)
    .where("resumes", "<", sql<number>`uses * ${sql.lit(mostPerUse)}`)
    .where((expression) =>
      expression.exists(
        expression.selectFrom("download_networks").select("link_id").where("link_id", "=", id).where("network", "=", network),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
