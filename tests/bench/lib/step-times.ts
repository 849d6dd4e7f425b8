/** Parses the lines that scripts/lib/progress.ts prints: `  contentlayer     3.2 s   186 documents`. */

export type StepTime = { name: string; seconds: number; text: string; failed: boolean };

const LINE = /^ {2}(\S.*?) +(\d+(?:\.\d+)?) s(?: {3}(.*))?$/u;
// oxlint-disable-next-line no-control-regex -- colours and redrawn progress bars
const CONTROL = /\u001B\[[\d;]*[A-Za-z]|^.*\r(?=.)/gmu;

/** @returns The step that a line reports; undefined for other lines. */
export function findStepTime(line: string): StepTime | undefined {
  const [, name, seconds, text = ""] = LINE.exec(line.replace(CONTROL, "").trimEnd()) ?? [];
  return name === undefined ? undefined : { name, seconds: Number(seconds), text: text.trim(), failed: text.trim() === "failed" };
}
