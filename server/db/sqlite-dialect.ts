/** Kysely's SQLite with transactions that stand a file that others hold. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { Database as Handle } from "libsql";
import { cachedStatements } from "./statement-cache.ts";

/** Someone else's writer may hold the file for a moment: a person with a tool. A form that waits for longer is told to come again. Milliseconds, as the other. */
const PATIENCE = 1_000;
const PAUSE = 20;

export class Dialect extends SqliteDialect {
  readonly #driver: Driver;
  constructor(handle: Handle) {
    const database = cachedStatements(handle);
    super({ database });
    this.#driver = new PatientDriver(handle, database);
  }
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
  override createDriver(): Driver {
    return this.#driver;
  }
}

/** SQLite can take back a change of tables, though Kysely does not rely on it: a start that is killed leaves all or nothing. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientDriver extends SqliteDriver {
  readonly #handle: Handle;
  /** Whoever comes while it is known to be held is told at once: they would wait for each other's patience to end. */
  #isHeld = false;
  constructor(handle: Handle, database: SqliteDatabase) {
    super({ database });
    this.#handle = handle;
  }

  /**
   * Takes the file for writing at once. libsql does not reset a statement that met a lock, and no transaction can begin
   * again until just that statement has run once more: so it must be this one, and no write may stand outside a transaction.
   * It waits here and not in SQLite, where the whole process would.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const end = performance.now() + (this.#isHeld ? 0 : PATIENCE);
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        this.#isHeld = false;
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#isHeld = performance.now() > end;
        if (this.#isHeld) throw error;
        await sleep(PAUSE);
      }
    }
  }

  /** A full disk takes the whole transaction back by itself: asking again would hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection);
  }
}

const isLocked = (error: unknown) => error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
