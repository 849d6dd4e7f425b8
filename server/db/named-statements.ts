/** Prepared statements for PostgreSQL: a named statement is parsed and planned once per connection. Planning costs more than running. */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** More than the code has. Lists of varying length would create new statement texts without end. */
const MAX_NAMES = 500;
/** `select *` is not prepared: after a migration it returns other columns, and PostgreSQL refuses the old plan. */
const ALL_COLUMNS = /\b(?:select|returning) (?:"\w+"\.)?\*/u;

/** The message of pg's error when its query_timeout has passed. */
const QUERY_TIMEOUT_MESSAGE = "Query read timeout";

export function namedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    let name = names.get(text);
    if (name === undefined && names.size < MAX_NAMES && !ALL_COLUMNS.test(text)) {
      name = `s${names.size}`;
      names.set(text, name);
    }
    return name;
  };
  /** Connections with a query that timed out: its answer may still arrive, so they are closed, not reused. */
  const timedOut = new WeakSet<pg.PoolClient>();
  const namedFor = (client: pg.PoolClient): PostgresPoolClient => ({
    // Kysely's second overload is for cursors, which this project does not use.
    query: ((text: string, values: unknown[]) => {
      // A rollback would wait behind the pending answer and time out as well.
      if (timedOut.has(client)) return Promise.reject(new Error(QUERY_TIMEOUT_MESSAGE));
      const name = values.length === 0 ? undefined : nameOf(text);
      return client.query({ text, values, name }).catch((error: unknown) => {
        if (error instanceof Error && error.message === QUERY_TIMEOUT_MESSAGE) timedOut.add(client);
        throw error;
      });
    }) as unknown as PostgresPoolClient["query"],
    release: () => client.release(timedOut.has(client)),
  });
  return { connect: async () => namedFor(await pool.connect()), end: () => pool.end() };
}
