/** One line of JSON for each thing that happened. Addresses and tokens are never told, and are masked where a library told them. */

const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/gu;
/** Ours have 43 letters or more; nothing else in our logs is that long without a break. */
const TOKEN = /[\w-]{32,}(?:\.[\w-]{16,})?/gu;

export const masked = (text: string) => text.replace(ADDRESS, "<address>").replace(TOKEN, "<token>");

type Value = string | number | boolean | undefined;
export type Log = (event: string, values?: Readonly<Record<string, Value>>) => void;

export const log: Log = (event, values = {}) => {
  const shown = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? masked(value) : value]);
  write(`${JSON.stringify({ time: new Date().toISOString(), event, ...Object.fromEntries(shown) })}\n`);
};

let waiting = "";

/** One call to the system for all lines of a moment: it would wait for each. */
function write(line: string): void {
  if (waiting === "") setImmediate(flush);
  waiting += line;
}

function flush(): void {
  const lines = waiting;
  waiting = "";
  if (lines !== "") process.stdout.write(lines);
}
process.once("exit", flush);

/** What went wrong, and the way to it. The database's `detail` stays out: it quotes the row. */
export function describeError(error: unknown): Record<string, Value> {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: `${error.name}: ${error.message}`, code, cause, stack: error.stack?.split("\n").slice(1, 6).join(" ") };
}
