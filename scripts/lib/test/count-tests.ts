/** How many tests passed and failed, from the reports that the two test runners write. */
import { readFileSync } from "node:fs";

export type Count = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** A file that could not even be loaded has no tests to count, and counts as one that failed. */
export function countVitest(file: string): Count | undefined {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return undefined;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** An error outside a test counts as one that failed; so does a test that needed a second try. */
export function countPlaywright(file: string): Count | undefined {
  const report = readReport(file) as PlaywrightReport | undefined;
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky + report.errors.length };
}

/** @returns `undefined` when the runner ended before it wrote one. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
