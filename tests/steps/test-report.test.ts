import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readTestReport } from "./test-report.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(content: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return readTestReport(file);
}

it("counts a file that could not be loaded as one failed test", () => {
  const test = (status: string, duration?: number) => ({ status, fullName: "a test", duration });
  const testResults = [
    { status: "passed", assertionResults: [test("passed", 20), test("passed")] },
    { status: "failed", assertionResults: [test("failed"), test("passed")] },
    { status: "failed", assertionResults: [] },
  ];
  const report = read({ numPassedTests: 3, numFailedTests: 1, testResults });
  expect(report).toMatchObject({ passed: 3, failed: 2 });
  expect(report?.times[0]).toEqual({ name: "a test", ms: 20 });
});

it("counts errors outside browser tests as failed, and finds the times of nested tests", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = { title: "a form", tests: [{ results: [{ duration: 30 }, { duration: 5 }] }] };
  const suites = [{ suites: [{ specs: [spec] }] }];
  expect(read({ stats, suites, errors: [{ message: "no server" }] })).toEqual({
    passed: 4,
    failed: 3,
    times: [{ name: "a form", ms: 35 }],
  });
});

it("has nothing to count without a report", () => {
  expect(readTestReport(join(folder, "none.json"))).toBeUndefined();
});
