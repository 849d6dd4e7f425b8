/**
 * Kysely asks for a statement anew with each query; the same text is the same statement. Preparing costs more than running.
 * A write outside a transaction is refused: sqlite-dialect.ts says why.
 */
import type { SqliteDatabase, SqliteStatement } from "kysely";
import type { Database as Handle } from "libsql";

/** Far more than the code has; lists of many lengths would go on for ever. */
const MOST = 500;
/** Kysely notes its migrations as it likes: that is at a start, which ends when it meets a lock. */
const WRITE = /^(?:insert|update|delete|replace)\b(?!.*"kysely_migration)/iu;

export function cachedStatements(handle: Handle): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      if (WRITE.test(text) && !handle.inTransaction) throw new Error(`a write outside a transaction: ${text.slice(0, 60)}`);
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
