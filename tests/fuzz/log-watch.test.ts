import { expect, it } from "vitest";
import { judgeLine, watchLog } from "./log-watch.ts";

it.each([
  '{"time":"2026-11-22T03:42:10.534Z","event":"call","call":"subscribe-newsletter","status":200,"ms":13}',
  "The site is at http://localhost:3000",
  '{"event":"health","error":"Error: no answer in 2000 ms","stack":"    at Timeout._onTimeout (dist/server.mjs:1:2)"}',
])("has nothing against %s", (line) => {
  expect(judgeLine(line)).toBeUndefined();
});

it.each([
  ["nothing unforeseen in the log", '{"event":"unforeseen","error":"RangeError: x"}'],
  ["no stack or warning in the log", '{"event":"mail-failed","stack":"    at send (dist/server.mjs:1:2)"}'],
  ["no stack or warning in the log", "    at async handle (dist/server.mjs:28375:7)"],
  ["no stack or warning in the log", "(node:5) MaxListenersExceededWarning: Possible memory leak"],
  ["no address of a person in the log", '{"event":"call","to":"p1@fuzz-person.example"}'],
])("reports: %s", (rule, line) => {
  expect(judgeLine(line)).toBe(rule);
});

it("puts lines together that come in parts, and tells each once", () => {
  const log = watchLog();
  log.take('{"event":"unfor');
  expect(log.takeProblems()).toEqual([]);
  log.take('eseen"}\nfine\n');
  expect(log.takeProblems()).toHaveLength(1);
  expect(log.takeProblems()).toEqual([]);
});
