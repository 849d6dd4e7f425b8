/** What each report looks like: a person or a program reads it, so a change is to be seen in a review. */
import { expect, it } from "vitest";
import { checkContent, type CheckResult } from "#scripts/lib/check/check-content.ts";
import { listRules } from "#scripts/lib/check/rules/list-rules.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";
import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { prettyReport } from "./pretty.ts";
import { sarifReport } from "./sarif.ts";

async function resultOf(fixture?: string): Promise<CheckResult> {
  using site = layOut(fixture);
  return await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
}

it("is a summary when there is nothing to say", async () => {
  expect(prettyReport(await resultOf())).toBe(
    `39 files, no problems\n${["fr", "de", "zh", "es"].map((locale) => `${locale}: 10 documents not translated yet, in grace until 2099-12-31\n`).join("")}`,
  );
});

it("has colours only when asked", async () => {
  const result = await resultOf("price-two-decimals");
  expect(prettyReport(result)).not.toContain("\u001B");
  expect(prettyReport(result, true)).toContain("\u001B[31m^^^^^\u001B[39m");
});

it("annotates for GitHub, with its signs escaped", async () => {
  const result = await resultOf("shape-duplicate-key");
  const odd = { ...result.problems[0]!, file: "content/a,b:c.yaml", message: "100%" };
  expect(githubReport({ ...result, problems: [...result.problems, odd] })).toMatchSnapshot();
});

it("tells notes from problems in every form", async () => {
  const result = await resultOf("catalogue-no-picture");
  expect(result.problems).toEqual([]);
  expect(prettyReport(result)).toContain("no problems, 1 note");
  expect(githubReport(result)).toMatch(/^::notice file=content\/shared\/products\//u);
  expect(jsonReport(result)).toContain('"severity": "note"');
  expect(sarifReport(result, listRules())).toContain('"level": "note"');
});

it("is JSON for programs", async () => {
  expect(jsonReport(await resultOf("shape-duplicate-key"))).toMatchSnapshot();
});

it("is SARIF for code hosts", async () => {
  expect(sarifReport(await resultOf("shape-duplicate-key"), listRules())).toMatchSnapshot();
});

it("cuts a long line where it does not hide the place, and counts wide letters twice", () => {
  const place = { file: "a", line: 1, column: 51, endLine: 1, endColumn: 53 };
  const problem = { ...place, rule: "r/r", severity: "error" as const, message: "m", hint: "h", excerpt: "音".repeat(90) };
  const [, , shown, carets] = prettyReport({ problems: [problem], notes: [], files: 1, graces: [] }).split("\n");
  expect(shown).toBe(`    1 │ …${"音".repeat(34)}${"音".repeat(20)}…`);
  expect(carets).toBe(`      │ ${" ".repeat(69)}^^^^`);
});
