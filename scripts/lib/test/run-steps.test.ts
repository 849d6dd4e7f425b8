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

/** A command that notes its begin and its end in one file. */
const noting = (name: string, code = 0): string[] => [
  "--eval",
  `const fs = require("node:fs"), note = (word) => fs.appendFileSync(${JSON.stringify(join(folder, "notes"))}, word + " ${name}\\n");
   note("begin"); setTimeout(() => { note("end"); console.log("words of ${name}"); process.exitCode = ${code}; }, 150);`,
];
const step = (name: string, more: Partial<Step> = {}): Step => ({ name, commands: [noting(name)], ...more });
const notes = () => readFileSync(join(folder, "notes"), "utf8").trim().split("\n");

it("runs two side by side, and one alone", async () => {
  expect(await runSteps([step("a"), step("b"), step("c", { alone: true })])).toEqual({ passed: 3, failed: 0 });
  expect(notes().slice(0, 2).toSorted()).toEqual(["begin a", "begin b"]);
  expect(notes().slice(4)).toEqual(["begin c", "end c"]);
  expect(shown).not.toContain("words of");
});

it("waits for what a step needs, and lets others go first meanwhile", async () => {
  await runSteps([step("a"), step("b", { needs: ["a"] }), step("c")]);
  expect(notes().indexOf("begin b")).toBeGreaterThan(notes().indexOf("end a"));
  expect(notes().indexOf("begin c")).toBeLessThan(notes().indexOf("begin b"));
});

it("shows in full what a failing step printed, goes on, and does not run what needs it", async () => {
  const steps = [step("a", { commands: [noting("a", 1), noting("a2")] }), step("b", { needs: ["a"] }), step("c")];
  expect(await runSteps(steps)).toEqual({ passed: 1, failed: 1 });
  expect(shown).toMatch(/✗ a +[\d.]+ s\n\nwords of a\nwords of a2\n/u);
  expect(shown).toContain("– b  not run, because a failed");
  expect(notes()).toContain("end c");
  expect(notes()).not.toContain("begin b");
});

it("ends when the last step cannot run", async () => {
  expect(await runSteps([step("a", { commands: [noting("a", 1)] }), step("b", { needs: ["a"] })])).toEqual({ passed: 0, failed: 1 });
});

it("counts tests, and a runner's own failure as one", async () => {
  const bad = [noting("bad", 1)];
  expect(await runSteps([step("a", { count: () => ({ passed: 7, failed: 0 }) })])).toEqual({ passed: 7, failed: 0 });
  expect(await runSteps([step("a", { commands: bad, count: () => ({ passed: 7, failed: 2 }) })])).toEqual({ passed: 7, failed: 2 });
  expect(await runSteps([step("a", { commands: bad, count: () => ({ passed: 7, failed: 0 }) })])).toEqual({ passed: 7, failed: 1 });
  expect(await runSteps([step("a", { count: () => undefined })])).toEqual({ passed: 0, failed: 1 });
});
