/** The clock of a server process, set by a test. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export type ClockShift = {
  /** For the server's environment. */
  env: Readonly<Record<string, string>>;
  /** @param ms What is added to the machine's clock, in milliseconds; it takes effect within 20 ms. */
  set: (ms: number) => void;
};

/** @param folder Holds the file that the process reads. */
export function makeClockShift(folder: string, ms = 0): ClockShift {
  const file = join(folder, "clock-shift");
  const set = (to: number) => {
    writeFileSync(file, String(to));
  };
  set(ms);
  const preload = pathToFileURL(resolve("tests/support/shifted-clock.mjs"));
  preload.searchParams.set("file", file);
  return { env: { NODE_OPTIONS: `--import ${preload.href}` }, set };
}
