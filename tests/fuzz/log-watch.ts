/** Reads the server's log line by line and keeps what must not be in it. */
import type { Problem } from "./judge-answer.ts";
import { PERSON_DOMAIN } from "./random-body.ts";

const STACK = /\bat .+:\d+:\d+/u;
const WARNING = /\b\w*(?:Error|Warning)\b/u;
/** Events that a healthy server on a healthy database never has. */
const EVENTS = new Set(["unforeseen", "database-unavailable"]);
/** A stalled machine makes the health call give up; that is its duty. */
const GIVEN_UP = /no answer in \d+ ms/u;

export type LogWatch = {
  /** Any part of the output. */
  take: (text: string) => void;
  /** What was wrong since the last call. */
  takeProblems: () => Problem[];
  /** The end of the output, for a server that has ended. */
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
  if (GIVEN_UP.test(line)) return undefined;
  const event = /"event":"(?<event>[^"]*)"/u.exec(line)?.groups?.event;
  if (event !== undefined && EVENTS.has(event)) return "nothing unforeseen in the log";
  return STACK.test(line) || (event === undefined && WARNING.test(line)) ? "no stack or warning in the log" : undefined;
}
