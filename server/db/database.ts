/** The database handle, with the same interface for both engines. */
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";
/** Runs queries: the database, or a transaction on it. */
export type Queries = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Database = {
  engine: Engine;
  /** Milliseconds since 1970: of PostgreSQL's clock for all servers that share it, of this machine's for the embedded database. */
  now: () => number;
  queries: Queries;
  /**
   * Runs work in a transaction, which is rolled back if the work throws. Keep it short and never await a network inside it: SQLite
   * has a single connection, and PostgreSQL holds its locks until the end.
   */
  transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Runs a single write. PostgreSQL needs no transaction for it; SQLite refuses writes outside one, and can share its commit. */
  write: <Result>(work: (db: Queries) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};
/** A database whose clock is not read yet. */
export type Unclocked = Omit<Database, "now">;
