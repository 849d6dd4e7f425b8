/**
 * SQLite writes to the disk at each commit, and everybody waits for it: there is one connection. So what comes in during a
 * commit shares the next one. Each piece of work is whole for itself by a savepoint, and nobody hears of success before
 * the commit that holds it.
 */
import { sql } from "kysely";
import { inBatches } from "#server/in-batches.ts";
import type { Queries, Tx } from "./database.ts";

type Work<Result> = (tx: Tx) => Promise<Result>;
export type SharedCommit = <Result>(work: Work<Result>) => Promise<Result>;

/** So many at a time: the first of them waits for the last, and so does every page meanwhile (npm run bench:api). */
const MOST = 8;

export function sharedCommit(queries: Queries): SharedCommit {
  const commit = inBatches<Work<void>>(MOST, (pieces) => commitTogether(queries, pieces));
  return async <Result>(work: Work<Result>) => {
    let tell!: () => Result;
    await commit(async (tx) => {
      tell = await attempt(tx, work);
    });
    return tell();
  };
}

class BrokenTransaction extends Error {}

/** @returns What to tell the one who waits, once the commit is through: a piece that fails spoils no other. */
async function attempt<Result>(tx: Tx, work: Work<Result>): Promise<() => Result> {
  try {
    const result = await inSavepoint(tx, work);
    return () => result;
  } catch (error) {
    // The whole transaction is gone, as on a full disk: then the others are too.
    if (error instanceof BrokenTransaction) throw error.cause;
    return () => {
      throw error;
    };
  }
}

async function inSavepoint<Result>(tx: Tx, work: Work<Result>): Promise<Result> {
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
      throw new BrokenTransaction("no savepoint is left", { cause: error });
    }
    throw error;
  }
}

const commitTogether = (queries: Queries, pieces: readonly Work<void>[]): Promise<void> =>
  queries.transaction().execute(async (tx) => {
    for (const piece of pieces) await piece(tx);
  });
