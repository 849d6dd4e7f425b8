import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** What work returned, or what it threw. */
export type Outcome<Result> = { result: Result } | { error: unknown };

class BrokenTransaction extends Error {}

/**
 * Does work in a savepoint: if it throws, its writes are undone, and the transaction goes on.
 *
 * @throws what the work threw if the database has ended the whole transaction, on a full disk for example.
 */
export async function attempt<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await inSavepoint(tx, work) };
  } catch (error) {
    if (error instanceof BrokenTransaction) throw error.cause;
    return { error };
  }
}

async function inSavepoint<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  await sql`savepoint piece`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release piece`.execute(tx);
    return result;
  } catch (error) {
    try {
      await sql`rollback to piece`.execute(tx);
      await sql`release piece`.execute(tx);
    } catch {
      throw new BrokenTransaction("the savepoint no longer exists", { cause: error });
    }
    throw error;
  }
}
