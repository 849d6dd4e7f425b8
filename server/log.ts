/**
 * The log: one line of JSON for each event, with the number of the request in whose course it happened. Mail addresses and tokens are
 * never logged; those in texts of libraries are masked.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { errorCode } from "./errors.ts";

/** Begins where a word does: from every letter, a long text without an address would take quadratic time. */
const ADDRESS = /(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/gu;
/** The site's tokens have 43 characters or more; nothing else in the log is that long without a break. */
const TOKEN = /[\w-]{32,}(?:\.[\w-]{16,})?/gu;

export const masked = (text: string) => text.replace(ADDRESS, "<address>").replace(TOKEN, "<token>");

type Value = string | number | boolean | undefined;
export type Log = (event: string, values?: Readonly<Record<string, Value>>) => void;

let listener: Log = () => undefined;
/** Names a function that gets every event, too: in the thread of the API, the one that counts for /api/metrics. */
export function onEvent(listen: Log): void {
  listener = listen;
}

const requests = new AsyncLocalStorage<string>();
/** Does the work of a request: all its lines in the log have the same random number. */
export const inRequest = <Result>(work: () => Promise<Result>): Promise<Result> => requests.run(randomBytes(6).toString("hex"), work);

export const log: Log = (event, values = {}) => {
  listener(event, values);
  const shown = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? masked(value) : value]);
  write(`${JSON.stringify({ time: new Date().toISOString(), event, request: requests.getStore(), ...Object.fromEntries(shown) })}\n`);
};

let pending = "";

/** Writes all lines of one tick with a single system call, which blocks. */
function write(line: string): void {
  if (pending === "") setImmediate(flush);
  pending += line;
}

function flush(): void {
  const lines = pending;
  pending = "";
  if (lines !== "") process.stdout.write(lines);
}
process.once("exit", flush);
// A full disk below the log's file, or a closed pipe: lines are lost, and the next one may be written again. Unheard, the error would end the process.
process.stdout.on("error", () => undefined);

/** Fields for the log: message, code, cause and the first lines of the stack. Leaves out PostgreSQL's `detail`, which quotes the row. */
export function describeError(error: unknown): Record<string, Value> {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: `${error.name}: ${error.message}`, code: errorCode(error), cause, stack: error.stack?.split("\n").slice(1, 6).join(" ") };
}
