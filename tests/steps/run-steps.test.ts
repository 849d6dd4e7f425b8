import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSteps, type Step } from "./run-steps.ts";

let folder = "";
let shown = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "steps-"));
  shown = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A command that records its begin and its end in one file, and does not end before the command `after` has begun. */
const recording = (name: string, code = 0, after = name): string[] => [
  "--eval",
  `const fs = require("node:fs"), file = ${JSON.stringify(join(folder, "records"))};
   const record = (word) => fs.appendFileSync(file, word + " ${name}\\n");
   const end = () => { record("end"); console.log("output of ${name}"); process.exitCode = ${code}; };
   const endAfter = () => fs.readFileSync(file, "utf8").includes("begin ${after}\\n") ? end() : setTimeout(endAfter, 5);
   record("begin"); endAfter();`,
];
/** A command that writes a test report. */
const reporting = (numPassedTests: number, numFailedTests: number, code: number): string[] => [
  "--eval",
  `const assertionResults = [{ status: "passed", fullName: "slow one", duration: 1234 }];
   const report = { numPassedTests: ${numPassedTests}, numFailedTests: ${numFailedTests}, testResults: [{ status: "passed", assertionResults }] };
   require("node:fs").writeFileSync(process.env.TEST_REPORT, JSON.stringify(report)); process.exitCode = ${code};`,
];
const step = (name: string, more: Partial<Step> = {}): Step => ({ name, commands: [recording(name)], ...more });
const meeting = (name: string, other: string): Step => step(name, { commands: [recording(name, 0, other)] });
const records = () => readFileSync(join(folder, "records"), "utf8").trim().split("\n");

it("runs two side by side, and one alone", async () => {
  expect(await runSteps([meeting("a", "b"), meeting("b", "a"), step("c", { isAlone: true })])).toEqual({ passed: 3, failed: 0 });
  expect(records().slice(0, 2).toSorted()).toEqual(["begin a", "begin b"]);
  expect(records().slice(4)).toEqual(["begin c", "end c"]);
  expect(shown).not.toContain("output of");
});

it("waits for what a step needs, and lets others go first meanwhile", async () => {
  await runSteps([meeting("a", "c"), step("b", { needs: ["a"] }), step("c")]);
  expect(records().indexOf("begin b")).toBeGreaterThan(records().indexOf("end a"));
  expect(records().indexOf("begin c")).toBeLessThan(records().indexOf("begin b"));
});

it("shows in full what a failing step printed, goes on, and does not run what needs it", async () => {
  const steps = [step("a", { commands: [recording("a", 1), recording("a2")] }), step("b", { needs: ["a"] }), step("c")];
  expect(await runSteps(steps)).toEqual({ passed: 1, failed: 1 });
  expect(shown).toMatch(/✗ a +[\d.]+ s\n\noutput of a\noutput of a2\n/u);
  expect(shown).toContain("– b: not run, because a did not pass");
  expect(records()).toContain("end c");
  expect(records()).not.toContain("begin b");
});

it("ends when the last step cannot run", async () => {
  expect(await runSteps([step("a", { commands: [recording("a", 1)] }), step("b", { needs: ["a"] })])).toEqual({ passed: 0, failed: 1 });
});

it.each([
  [7, 0, 0, { passed: 7, failed: 0 }],
  [7, 2, 1, { passed: 7, failed: 2 }],
  [7, 0, 1, { passed: 7, failed: 1 }],
])("counts %i passed and %i failed tests with exit code %i, and a runner's own failure as one", async (passed, failed, code, sum) => {
  expect(await runSteps([step("a", { commands: [reporting(passed, failed, code)], hasTests: true })])).toEqual(sum);
});

it("counts a runner without a report as one failure", async () => {
  expect(await runSteps([step("a", { hasTests: true })])).toEqual({ passed: 0, failed: 1 });
});

it("prints at the end what took longest: steps and tests", async () => {
  await runSteps([step("a", { commands: [reporting(1, 0, 0)], hasTests: true }), step("b")]);
  expect(shown).toMatch(/steps by time\n +[\d.]+ s {2}[ab]\n +[\d.]+ s {2}[ab]\n\nslowest tests\n +1\.2 s {2}a: slow one\n/u);
});
