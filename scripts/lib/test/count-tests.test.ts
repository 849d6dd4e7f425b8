import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./count-tests.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "counts-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function report(content: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it("counts a file that could not be loaded as one failed test", () => {
  const testResults = [
    { status: "passed", assertionResults: [{ status: "passed" }, { status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
    { status: "failed", assertionResults: [] },
  ];
  expect(countVitest(report({ numPassedTests: 3, numFailedTests: 1, testResults }))).toEqual({ passed: 3, failed: 2 });
});

it("counts errors outside browser tests as failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright(report({ stats, errors: [{ message: "no server" }] }))).toEqual({ passed: 4, failed: 3 });
});

it("knows no count without a report", () => {
  expect(countVitest(join(folder, "none.json"))).toBeUndefined();
  expect(countPlaywright(join(folder, "none.json"))).toBeUndefined();
});
