/** Reads the JSON reports of Vitest and Playwright: how many tests passed and failed, and how long each took. */
import { existsSync, readFileSync } from "node:fs";

export type TestTime = { name: string; ms: number };
export type TestReport = { passed: number; failed: number; times: readonly TestTime[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string; fullName: string; duration?: number | null }[] }[];
};
type Suite = { specs?: { title: string; tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[]; suites: Suite[] };

/** @returns Nothing when the runner ended before it wrote its report. */
export function readTestReport(file: string): TestReport | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "stats" in report ? ofPlaywright(report) : ofVitest(report);
}

/** A file that could not be loaded has no tests, and counts as one that failed. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): TestReport {
  const isBroken = ({ status, assertionResults }: VitestReport["testResults"][number]) =>
    status === "failed" && !assertionResults.some((test) => test.status === "failed");
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    times: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    ),
  };
}

/** An error outside a test counts as one that failed; so does a test that passed only when it was repeated. */
function ofPlaywright({ stats, errors, suites }: PlaywrightReport): TestReport {
  const specsOf = ({ specs = [], suites: inner = [] }: Suite): NonNullable<Suite["specs"]> => [...specs, ...inner.flatMap(specsOf)];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    times: suites.flatMap(specsOf).map(({ title, tests }) => ({
      name: title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}
