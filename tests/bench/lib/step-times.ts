/** Reads the lines that scripts/lib/progress.ts prints: `  contentlayer     3.2 s   186 documents`. */

export type StepTime = { name: string; seconds: number; words: string; failed: boolean };

const LINE = /^ {2}(\S.*?) +(\d+(?:\.\d+)?) s(?: {3}(.*))?$/u;
// eslint-disable-next-line no-control-regex -- colours and the bar's redrawing
const CONTROL = /\u001B\[[\d;]*[A-Za-z]|^.*\r(?=.)/gmu;

/** The step that a line tells of; undefined for any other line. */
export function findStepTime(line: string): StepTime | undefined {
  const [, name, seconds, words = ""] = LINE.exec(line.replace(CONTROL, "").trimEnd()) ?? [];
  return name === undefined ? undefined : { name, seconds: Number(seconds), words: words.trim(), failed: words.trim() === "failed" };
}
