/**
 * Keeps the server's log lines, which it writes to the standard output, out of the test runner's. After each test file they are
 * searched for what the tests gave to the server: no password, token, key or address may be among them. Output of server processes
 * is searched, too, if start-deployed.ts started them.
 */
import { afterAll, expect } from "vitest";
import { secretIn } from "./used-values.ts";

const lines: string[] = [];
const outputs: (() => string)[] = [];

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = ((...parameters: Parameters<typeof write>) => {
  const [text] = parameters;
  if (typeof text !== "string" || !text.startsWith('{"time":')) return write(...parameters);
  lines.push(...text.split("\n"));
  return true;
}) as typeof write;

/** Has the output of a server process searched. */
export function searchOutput(output: () => string): void {
  outputs.push(output);
}

afterAll(async () => {
  // The log writes all lines of one tick together, in the next one.
  await new Promise((resolve) => setImmediate(resolve));
  const all = [...lines, ...outputs.flatMap((output) => output().split("\n"))];
  const secrets = all.flatMap((line) => {
    const secret = secretIn(line);
    return secret === undefined ? [] : [`${secret} in ${line}`];
  });
  expect(secrets.slice(0, 5), "what must not be in the log").toEqual([]);
});
