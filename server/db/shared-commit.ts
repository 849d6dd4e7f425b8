/**
 * Group commit for SQLite. Each commit waits for the disk and blocks the only connection, so work that arrives during a
 * commit is collected and committed together. Each piece of work runs in its own savepoint, so one failure does not affect
 * the others. Callers get their result only after the commit.
 */
import { AsyncResource } from "node:async_hooks";
import { sql } from "kysely";
import { inBatches } from "#server/in-batches.ts";
import type { Database, Queries, Tx } from "./database.ts";

type Work<Result> = (tx: Tx) => Promise<Result>;

/** A result waits for its whole batch, and nothing is won by larger ones: with 16 and 32, 500 sign-ups a second took as long (2026-11-27). */
const MAX_BATCH = 8;

export function sharedCommit(queries: Queries): Database["transact"] {
  const commit = inBatches<Work<void>>(MAX_BATCH, (pieces) => commitTogether(queries, pieces));
  return async <Result>(work: Work<Result>) => {
    let getResult!: () => Result;
    // So that the log names the request of the work, and not the one that began the batch. AsyncResource.bind takes ten times as long.
    const context = new AsyncResource("transact");
    await commit(async (tx) => {
      getResult = await context.runInAsyncScope(attempt<Result>, undefined, tx, work);
    });
    return getResult();
  };
}

class BrokenTransaction extends Error {}

/** @returns A function that returns the work's result or throws its error, to be called after the commit. */
async function attempt<Result>(tx: Tx, work: Work<Result>): Promise<() => Result> {
  try {
    const result = await inSavepoint(tx, work);
    return () => result;
  } catch (error) {
    // The whole transaction was rolled back (on a full disk, for example), so the batch fails as a whole.
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
      throw new BrokenTransaction("the savepoint no longer exists", { cause: error });
    }
    throw error;
  }
}

const commitTogether = (queries: Queries, pieces: readonly Work<void>[]): Promise<void> =>
  queries.transaction().execute(async (tx) => {
    for (const piece of pieces) await piece(tx);
  });
