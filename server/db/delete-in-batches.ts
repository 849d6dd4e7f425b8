import type { Database, Tx } from "./database.ts";

/** Rows per transaction, so that other requests do not wait long. */
const BATCH_SIZE = 200;

/**
 * Deletes rows in as many transactions as it takes.
 *
 * @param deleteSome Deletes at most `limit` rows. @returns How many: fewer than the limit end the work.
 * @returns The number of deleted rows.
 */
export async function deleteInBatches({ transact }: Database, deleteSome: (tx: Tx, limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await transact((tx) => deleteSome(tx, BATCH_SIZE));
    total += count;
    if (count < BATCH_SIZE) return total;
  }
}
