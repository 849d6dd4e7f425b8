/** Every rule has a fixture that breaks it and nothing else, and its message is a snapshot: a worse message fails a review. */
import { describe, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { listRules } from "#scripts/lib/check/rules/list-rules.ts";
import use from "#tests/fixtures/content/_base/code-use.json" with { type: "json" };
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut, listFixtures } from "#tests/support/lay-out.ts";

const NOW = "2026-09-01";
/** What the code of the small site would use. */
const code = { messages: new Set(use.messages), links: new Set(use.links) };
const ids = listRules().map(({ id }) => id);

describe("fixtures", () => {
  it("finds nothing in the base", async () => {
    using site = layOut();
    const { problems, notes } = await checkContent({ root: site.root, now: NOW, cache: KNOWN_ANALYSES, code });
    expect([...problems, ...notes]).toEqual([]);
  });

  it("has one for each rule", () => {
    expect(listFixtures().sort()).toEqual(ids.map((id) => id.replace("/", "-")).sort());
  });

  it.each(ids)("%s", async (id) => {
    using site = layOut(id.replace("/", "-"));
    const result = await checkContent({ root: site.root, now: NOW, cache: KNOWN_ANALYSES, code });
    expect(new Set([...result.problems, ...result.notes].map(({ rule }) => rule))).toEqual(new Set([id]));
    expect(prettyReport({ ...result, graces: [] })).toMatchSnapshot();
  });
});
