import type { Queries, Tx } from "#server/db/database.ts";

export async function insertErasure(tx: Tx, addressHash: string, at: number): Promise<void> {
  await tx
    .insertInto("erasures")
    .values({ address_hash: addressHash, erased_at: at })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ erased_at: at }))
    .execute();
}

export async function findErasure(db: Queries, addressHash: string): Promise<number | undefined> {
  const row = await db.selectFrom("erasures").select("erased_at").where("address_hash", "=", addressHash).executeTakeFirst();
  return row?.erased_at;
}
