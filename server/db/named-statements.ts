/** PostgreSQL reads and plans a statement anew each time; one with a name it keeps for its connection. Planning costs more than running. */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** Far more than the code has; lists of many lengths would go on for ever. */
const MOST = 500;
/** Columns that a statement does not name may be others after a migration, and a kept plan would be refused. */
const ALL_COLUMNS = /\b(?:select|returning) (?:"\w+"\.)?\*/u;

/** What pg says when its query_timeout has passed. */
const SILENT = "Query read timeout";

export function namedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    let name = names.get(text);
    if (name === undefined && names.size < MOST && !ALL_COLUMNS.test(text)) {
      name = `s${String(names.size)}`;
      names.set(text, name);
    }
    return name;
  };
  const silent = new WeakSet<pg.PoolClient>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const namedFor = (client: pg.PoolClient): PostgresPoolClient => ({
    // Kysely's other form is for cursors, which nobody here opens.
    query: ((text: string, values: unknown[]) => {
      // A rollback would wait behind the answer that has not come, and for as long again.
      if (silent.has(client)) return Promise.reject(new Error(SILENT));
      const name = values.length === 0 ? undefined : nameOf(text);
      return client.query({ text, values, ...(name === undefined ? {} : { name }) }).catch((error: unknown) => {
        // The answer may come yet, and the next query would wait behind it.
        if (error instanceof Error && error.message === SILENT) silent.add(client);
        throw error;
      });
    }) as unknown as PostgresPoolClient["query"],
    release: () => {
      client.release(silent.has(client));
    },
  });
  return {
    async connect() {
      const client = await pool.connect();
      const named = clients.get(client) ?? namedFor(client);
      clients.set(client, named);
      return named;
    },
    end: () => pool.end(),
  };
}
