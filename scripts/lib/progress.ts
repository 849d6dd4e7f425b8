/** Progress for people: a bar that redraws on a terminal, one line a step in a log. Everything goes to stderr. */

const isTerminal = process.stderr.isTTY && process.env.CI === undefined;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step and says how long it took. The step may return a few words about what it did. */
export async function step(
  name: string,
  run: (report: (done: number, of: number) => void) => Promise<string | undefined> | string | undefined,
): Promise<void> {
  const start = performance.now();
  if (isTerminal) process.stderr.write(`  ${name.padEnd(14)} …`);
  const report = (done: number, of: number) => {
    if (!isTerminal) return;
    const filled = Math.round((done / of) * 20);
    process.stderr.write(`\r  ${name.padEnd(14)} ${"█".repeat(filled)}${"░".repeat(20 - filled)} ${String(done)}/${String(of)}`);
  };
  try {
    const words = await run(report);
    process.stderr.write(`${isTerminal ? "\r\u001B[K" : ""}  ${name.padEnd(14)} ${seconds(start).padStart(7)}   ${words ?? ""}\n`);
  } catch (error) {
    process.stderr.write(`${isTerminal ? "\r\u001B[K" : ""}  ${name.padEnd(14)} ${seconds(start).padStart(7)}   failed\n`);
    throw error;
  }
}
