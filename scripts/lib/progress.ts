/** Shows the progress of a command on stderr: a bar on a terminal, one line for each step in a log. */

const isTerminal = process.stderr.isTTY && process.env.CI === undefined;

type Outcome = string | { summary: string } | undefined;

/**
 * Runs one step and prints how long it took.
 *
 * @param run Gets a function that shows how much is done. What it returns, or the `summary` in it, is printed behind the time.
 * @returns What `run` returned.
 */
export async function step<Result extends Outcome>(
  name: string,
  run: (report: (done: number, of: number) => void) => Promise<Result> | Result,
): Promise<Result> {
  const start = performance.now();
  const show = (text: string) => {
    if (isTerminal) process.stderr.write(`\r  ${name.padEnd(14)} ${text}`);
  };
  const end = (text: string) => {
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
    process.stderr.write(`${isTerminal ? "\r\u001B[K" : ""}  ${name.padEnd(14)} ${seconds}   ${text}\n`);
  };
  show("…");
  try {
    const result = await run((done, of) => {
      const filled = Math.round((done / of) * 20);
      show(`${"█".repeat(filled)}${"░".repeat(20 - filled)} ${done}/${of}`);
    });
    const outcome: Outcome = result;
    end((typeof outcome === "object" ? outcome.summary : outcome) ?? "");
    return result;
  } catch (error) {
    end("failed");
    throw error;
  }
}
