/** Recognises temporary database errors: unreachable, full, locked or read-only. The same request may succeed later. */
import { errorCode } from "#server/errors.ts";

/** SQLite result codes; PostgreSQL SQLSTATE classes for connection, deadlock, resources, operator intervention and system errors; Node's socket errors. */
const TEMPORARY_CODES =
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)|08|25006|40|53|55P03|57|58|E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))/u;
/** Messages of errors from `pg` that have no code. */
const TEMPORARY_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/u;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (TEMPORARY_CODES.test(errorCode(error) ?? "") || TEMPORARY_MESSAGES.test(error.message)) return true;
  // Node tries every address of a host and reports the failures in one AggregateError.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}
