/**
 * Kysely's SQLite dialect on libsql 0.5, with work-arounds for what libsql does differently from better-sqlite3: it aborts the
 * process when a boolean is bound, truncates text at a NUL, and does not reset a statement that met a lock.
 */
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import type { Database as Handle } from "libsql";
import { errorCode } from "#server/errors.ts";

/** How long a transaction waits for another program's lock, for example of an SQL client. Milliseconds. */
const LOCK_TIMEOUT_MS = 1_000;
const LOCK_RETRY_MS = 20;
/** More than the code has. Lists of varying length would create new statement texts without end. */
const MAX_STATEMENTS = 500;
/** Kysely writes its migration table outside a transaction: only at start, which fails if it meets a lock. */
const WRITE = /^(?:insert|update|delete|replace)\b(?!.*"kysely_migration)/iu;

export class LibsqlDialect extends SqliteDialect {
  readonly #driver: Driver;
  constructor(handle: Handle) {
    const database = guardedDatabase(handle);
    super({ database });
    this.#driver = new LibsqlDriver(handle, database);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
  override createDriver(): Driver {
    return this.#driver;
  }
}

/** SQLite can roll back DDL, which Kysely does not assume. With it, a start that is killed leaves no partial migration. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDriver extends SqliteDriver {
  readonly #handle: Handle;
  /** Another program's lock has outlasted the timeout. Until it is gone, transactions fail at once: queued callers would each wait the full timeout. */
  #isLocked = false;
  constructor(handle: Handle, database: SqliteDatabase) {
    super({ database });
    this.#handle = handle;
  }

  /**
   * Takes the write lock with `begin immediate`. After a statement has met a lock, libsql cannot begin a transaction until the
   * same statement has succeeded; so only this statement may meet a lock, and all writes must be in transactions. The waiting is
   * done here, because waiting inside SQLite would block the process.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + (this.#isLocked ? 0 : LOCK_TIMEOUT_MS);
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        this.#isLocked = false;
        return;
      } catch (error) {
        if (errorCode(error)?.startsWith("SQLITE_BUSY") !== true) throw error;
        this.#isLocked = performance.now() > deadline;
        if (this.#isLocked) throw error;
        await sleep(LOCK_RETRY_MS);
      }
    }
  }

  /** On a full disk SQLite has already rolled back; a second rollback would fail and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Caches prepared statements by their text (preparing costs more than running), guards parameters, and refuses writes outside a transaction. */
function guardedDatabase(handle: Handle): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      if (WRITE.test(text) && !handle.inTransaction) throw new Error(`a write outside a transaction: ${text.slice(0, 60)}`);
      let statement = statements.get(text);
      if (statement === undefined) {
        if (statements.size === MAX_STATEMENTS) statements.clear();
        statement = guardedStatement(handle.prepare(text));
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

const guardedStatement = (statement: SqliteStatement): SqliteStatement => ({
  reader: statement.reader,
  all: (parameters) => statement.all(parameters.map(toStorable)),
  run: (parameters) => statement.run(parameters.map(toStorable)),
  iterate: (parameters) => statement.iterate(parameters.map(toStorable)),
});

/** @throws TypeError for values that libsql would corrupt or crash on, and that no column of the schema holds. */
export function toStorable(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined) return null;
  if (typeof value === "string") {
    if (value.includes("\0")) throw new TypeError("a text with a NUL cannot be stored");
    return value;
  }
  if (value === null || typeof value === "bigint" || value instanceof Uint8Array) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`a value of type ${value instanceof Date ? "Date" : typeof value} cannot be stored: make it text or a number first`);
}
