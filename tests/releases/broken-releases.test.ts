/** Each fault is refused by the right rule, once, at the right place: the snapshot shows what an engineer reads. */
import { describe, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";
import { recordSources } from "#tests/support/record-sources.ts";
import { writeRelease } from "#tests/support/release-fixture.ts";
import { BROKEN_RELEASES } from "./broken-releases.ts";

/** Translations are recorded first: they are not what is tested here. */
function check(root: string) {
  recordSources(root);
  return checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES });
}

it.each(["1.4.3", "1.5.0", "2.0.0"])("a good release %s is accepted", async (version) => {
  using site = layOut();
  const changes = { "1.4.3": "fix", "1.5.0": "look", "2.0.0": "new" } as const;
  const kind = changes[version as keyof typeof changes];
  const more = kind === "new" ? { upgradeLink: "upgradeLantern", sideBySide: true } : {};
  writeRelease(site.root, { version, changes: [{ id: "what-is-new", kind }], more });
  expect((await check(site.root)).problems).toEqual([]);
});

it("there are at least forty ways to be wrong", () => {
  expect(BROKEN_RELEASES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(BROKEN_RELEASES.map(({ fault }) => fault)).size).toBe(BROKEN_RELEASES.length);
});

describe("refused", () => {
  it.each(BROKEN_RELEASES)("$fault", async ({ rule, make }) => {
    using site = layOut();
    make(site);
    const result = await check(site.root);
    expect(new Set(result.problems.map((problem) => problem.rule))).toEqual(new Set([rule]));
    // Signatures and hashes in the lines shown are those of the fixtures' own key: the same everywhere.
    expect(prettyReport({ ...result, graces: [] })).toMatchSnapshot();
  });
});
