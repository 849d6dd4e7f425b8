/** PostgreSQL, which several servers can share. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Unclocked } from "./database.ts";
import { namedStatements } from "./named-statements.ts";
import type { Tables } from "./tables.ts";

const POOL = {
  max: 10,
  /** After this a form is answered with TEMPORARILY_UNAVAILABLE (see is-unavailable.ts). */
  connectionTimeoutMillis: 3_000,
  /** Milliseconds; enforced by PostgreSQL. */
  statement_timeout: 10_000,
  /** Milliseconds; enforced by pg, for a PostgreSQL that does not respond at all. */
  query_timeout: 11_000,
  keepAlive: true,
  /** Milliseconds. */
  idle_in_transaction_session_timeout: 30_000,
};
/** PostgreSQL's type id of bigint. */
const BIGINT_OID = 20;

export function openPostgres(url: string): Unclocked {
  const types = new pg.TypeOverrides();
  // Times in milliseconds and counts stay far below 2^53.
  types.setTypeParser(BIGINT_OID, Number);
  const pool = new pg.Pool({ connectionString: url, types, ...POOL });
  // Without a listener, a broken connection would end the process. An idle one is replaced when the next query needs it.
  pool.on("error", () => undefined);
  // If the connection breaks during a query, the query itself rejects.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  return {
    engine: "postgres",
    queries,
    transact: (work) => queries.transaction().execute(work),
    write: (work) => work(queries),
    close: () => queries.destroy(),
  };
}
