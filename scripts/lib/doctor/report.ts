/** What the doctor's checks find, as a table for the terminal. */

export type Finding = { state: "ok" | "note" | "fault"; /** What was seen, and for a fault what to do. */ text: string };
export type Check = { name: string; run: () => Promise<Finding> };

export const ok = (text: string): Finding => ({ state: "ok", text });
export const note = (text: string): Finding => ({ state: "note", text });
export const fault = (text: string): Finding => ({ state: "fault", text });

const SIGNS = { ok: "✓", note: "·", fault: "✗" } as const;

/** Runs checks one after the other, and prints a line for each. A check that throws is a fault. @returns The number of faults. */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<number> {
  const width = Math.max(...checks.map(({ name }) => name.length));
  let faults = 0;
  for (const { name, run } of checks) {
    const { state, text } = await run().catch((error: unknown) => fault(error instanceof Error ? describe(error) : String(error)));
    if (state === "fault") faults++;
    print(`${SIGNS[state]} ${name.padEnd(width)}  ${text}`);
  }
  return faults;
}

/** `fetch` says "fetch failed", and the reason in its cause. */
const describe = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message);
