/** Reads the server's log line by line, and collects lines that must not be in it. */
import type { Problem } from "./judge-answer.ts";
import { PERSON_DOMAIN } from "./random-body.ts";

const STACK = /\bat .+:\d+:\d+/u;
const WARNING = /\b\w*(?:Error|Warning)\b/u;
/** Events that must not occur with a working database. */
const EVENTS = new Set(["unexpected-error", "database-unavailable"]);
/** On a stalled machine the health endpoint times out, which is correct. */
const HEALTH_TIMEOUT = /no answer in \d+ ms/u;

export type LogWatch = {
  /** Any part of the output. */
  take: (text: string) => void;
  /** Returns and clears the problems. */
  takeProblems: () => Problem[];
  /** The end of the output, to report with a server that has ended. */
  lastLines: () => string;
};

export function watchLog(): LogWatch {
  let rest = "";
  let last: string[] = [];
  let problems: Problem[] = [];
  return {
    take(text) {
      const parts = (rest + text).split("\n");
      rest = parts.pop() ?? "";
      last = [...last, ...parts].slice(-20);
      for (const line of parts) {
        const rule = judgeLine(line);
        if (rule !== undefined) problems.push({ rule, detail: line.slice(0, 1000) });
      }
    },
    takeProblems() {
      const found = problems;
      problems = [];
      return found;
    },
    lastLines: () => [...last, rest].join("\n  "),
  };
}

/** @returns The rule that the line breaks. */
export function judgeLine(line: string): string | undefined {
  if (line.includes(PERSON_DOMAIN)) return "no address of a person in the log";
  if (HEALTH_TIMEOUT.test(line)) return undefined;
  const event = /"event":"(?<event>[^"]*)"/u.exec(line)?.groups?.event;
  if (event !== undefined && EVENTS.has(event)) return "no unexpected error in the log";
  return STACK.test(line) || (event === undefined && WARNING.test(line)) ? "no stack or warning in the log" : undefined;
}
