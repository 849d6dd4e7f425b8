/** Kysely asks for a statement anew with each query; the same text is the same statement. Preparing costs more than running. */
import type { SqliteDatabase, SqliteStatement } from "kysely";
import type { Database as Handle } from "libsql";

/** Far more than the code has; lists of many lengths would go on for ever. */
const MOST = 500;

export function cachedStatements(handle: Handle): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = statements.get(text);
      if (statement === undefined) {
        if (statements.size === MOST) statements.clear();
        statement = handle.prepare(text);
        statements.set(text, statement);
      }
      return statement;
    },
    close() {
      statements.clear();
      handle.close();
    },
  };
}
