/**
 * SQLite writes to the disk at each commit, and everybody waits for it: there is one connection. So what comes in during a
 * commit shares the next one. Each piece of work is whole for itself by a savepoint, and nobody hears of success before
 * the commit that holds it.
 */
import { sql } from "kysely";
import type { Queries, Tx } from "./database.ts";

type Work<Result> = (tx: Tx) => Promise<Result>;
export type SharedCommit = <Result>(work: Work<Result>) => Promise<Result>;

type Piece = {
  /** @returns Tells the one who waits; called when the commit is through. */
  attempt: (tx: Tx) => Promise<() => void>;
  fail: (error: unknown) => void;
};

/** So many at a time: the first of them waits for the last, and so does every page meanwhile (npm run bench:api). */
const MOST = 8;

export function sharedCommit(queries: Queries): SharedCommit {
  const waiting: Piece[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // Lets in what has arrived meanwhile: a commit holds up the whole process.
      await new Promise((resolve) => setImmediate(resolve));
      await commit(queries, waiting.splice(0, MOST));
    }
    isRunning = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const attempt = async (tx: Tx) => {
        try {
          const result = await inSavepoint(tx, work);
          return () => {
            resolve(result);
          };
        } catch (error) {
          // The whole transaction is gone, as on a full disk: then the others are too.
          if (error instanceof BrokenTransaction) throw error.cause;
          return () => {
            fail(error);
          };
        }
      };
      waiting.push({ attempt, fail });
      if (!isRunning) void run();
    });
}

class BrokenTransaction extends Error {}

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

async function commit(queries: Queries, pieces: readonly Piece[]): Promise<void> {
  let first: unknown;
  try {
    const outcomes = await queries.transaction().execute(async (tx) => {
      const all: (() => void)[] = [];
      try {
        for (const { attempt } of pieces) all.push(await attempt(tx));
      } catch (error) {
        first = error;
        throw error;
      }
      return all;
    });
    for (const tell of outcomes) tell();
  } catch (error) {
    // Taking back what is gone already fails in words of its own.
    for (const { fail } of pieces) fail(first ?? error);
  }
}
