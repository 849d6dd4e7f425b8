/** Every rule has a fixture that breaks it and nothing else, and its message is a snapshot: a worse message fails a review. */
import { describe, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { listRules } from "#scripts/lib/check/rules/list-rules.ts";
import { layOut, listFixtures } from "#tests/fixtures/content/lay-out.ts";

const NOW = "2026-09-01";
const ids = listRules().map(({ id }) => id);

describe("fixtures", () => {
  it("finds nothing in the base", async () => {
    using site = layOut();
    const { problems } = await checkContent({ root: site.root, now: NOW, cache: false });
    expect(problems).toEqual([]);
  });

  it("has one for each rule", () => {
    expect(listFixtures().sort()).toEqual(ids.map((id) => id.replace("/", "-")).sort());
  });

  it.each(ids)("%s", async (id) => {
    using site = layOut(id.replace("/", "-"));
    const result = await checkContent({ root: site.root, now: NOW, cache: false });
    expect(new Set(result.problems.map(({ rule }) => rule))).toEqual(new Set([id]));
    expect(prettyReport({ ...result, graces: [] })).toMatchSnapshot();
  });
});
