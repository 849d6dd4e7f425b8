import { expect, it } from "vitest";
import { judgeLine, watchLog } from "./log-watch.ts";

it.each([
  '{"time":"2026-11-22T03:42:10.534Z","event":"api-request","endpoint":"subscribe-newsletter","status":200,"ms":13}',
  "The site is at http://localhost:3000",
  '{"event":"health-check-failed","error":"Error: no answer in 2000 ms","stack":"    at Timeout._onTimeout (dist/server.mjs:1:2)"}',
])("accepts %s", (line) => {
  expect(judgeLine(line)).toBeUndefined();
});

it.each([
  ["no unexpected error in the log", '{"event":"unexpected-error","error":"RangeError: x"}'],
  ["no stack or warning in the log", '{"event":"mail-failed","stack":"    at send (dist/server.mjs:1:2)"}'],
  ["no stack or warning in the log", "    at async handle (dist/server.mjs:28375:7)"],
  ["no stack or warning in the log", "(node:5) MaxListenersExceededWarning: Possible memory leak"],
  ["no address of a person in the log", '{"event":"api-request","to":"p1@fuzz-person.example"}'],
])("reports: %s", (rule, line) => {
  expect(judgeLine(line)).toBe(rule);
});

it("joins lines that arrive in parts, and reports each once", () => {
  const log = watchLog();
  log.take('{"event":"unexpec');
  expect(log.takeProblems()).toEqual([]);
  log.take('ted-error"}\nfine\n');
  expect(log.takeProblems()).toHaveLength(1);
  expect(log.takeProblems()).toEqual([]);
});
