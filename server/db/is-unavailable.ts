/** Errors that pass: the database is away, full, locked or read-only, and the same request may succeed later. */

/** SQLite's names; PostgreSQL's classes of SQLSTATE: connection, deadlock, resources, operator intervention, system; Node's for sockets. */
const PASSING =
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)|08|25006|40|53|55P03|57|58|E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))/u;
/** Errors of `pg` that have no code. */
const PASSING_WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/u;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (PASSING.test(code) || PASSING_WORDS.test(error.message)) return true;
  // Node tries every address of a host and reports them together.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}
