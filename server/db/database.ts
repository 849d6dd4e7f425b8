/** The one handle on the data, whichever engine holds it. */
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";
/** What queries run on: the database, or a transaction on it. */
export type Queries = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Database = {
  engine: Engine;
  queries: Queries;
  /** All or nothing: see `inTransaction`. */
  transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * All or nothing. Keep it short, and never wait for a network inside: SQLite has one connection, and PostgreSQL holds
 * its locks until the end.
 */
export function inTransaction<Result>({ transact }: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return transact(work);
}

/** One write that is whole by itself: it needs no transaction, but on SQLite no write may stand outside one, and it may share the commit of others. */
export function inOneStep<Result>({ engine, queries, transact }: Database, work: (db: Queries) => Promise<Result>): Promise<Result> {
  return engine === "sqlite" ? transact(work) : work(queries);
}
