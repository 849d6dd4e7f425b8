/** The shared database of several servers. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { namedStatements } from "./named-statements.ts";
import type { Tables } from "./tables.ts";

const POOL = {
  max: 10,
  /** A form that waits longer than this is answered with «try again»: see is-unavailable.ts. Milliseconds, as the others. */
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  /** For a server that is silent: the one above is its own to keep. */
  query_timeout: 11_000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 30_000,
};
const BIGINT = 20;

export function openPostgres(url: string): Database {
  const types = new pg.TypeOverrides();
  // Times in milliseconds and counts are far below 2^53.
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({ connectionString: url, types, ...POOL });
  // An idle connection that breaks is replaced by the next query, which says so if it cannot be.
  pool.on("error", () => undefined);
  // Nor does one that breaks while it is used end the process: whoever uses it is told by the query.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  return {
    engine: "postgres",
    queries,
    transact: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  };
}
