/** `--fix` puts right what is certain. What it leaves alone is seen in the snapshots of rules.test.ts. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { checkContent } from "./check-content.ts";
import { fixContent } from "./fix-content.ts";

const NOW = "2026-09-01";
const FIXTURES = "tests/fixtures/content";
const textOf = (root: string, file: string) => readFileSync(path.join(root, file), "utf8");

const fixAll = async (root: string) => (await fixContent({ root, now: NOW, cache: KNOWN_ANALYSES })).result;

/** Fixtures that a fix leaves without any problem. */
const FULLY_FIXED = [
  "gaps-unneeded-record",
  "price-two-decimals",
  "shape-byte-order-mark",
  "shape-carriage-return",
  "shape-final-line-break",
  "shape-invisible-letter",
  "shape-modeline",
  "shape-split-letter",
  "terms-full-width",
  "terms-half-width-kana",
  "terms-half-width-mark",
  "terms-name",
];

describe("a page that was renamed, with its redirect", () => {
  const rename = ({ root }: LaidOut) => {
    for (const locale of ["en", "ja"])
      renameSync(path.join(root, locale, "support/lost-licence-key.mdx"), path.join(root, locale, "support/lost-key.mdx"));
    edit({ root }, "shared/support.yaml", "- id: lost-licence-key", "- id: lost-key");
  };

  it("is mended wherever its old name stands: links, facts, expected results, related articles, redirects and records", async () => {
    using site = layOut();
    const { root } = site;
    const put = (file: string, text: string) => {
      writeFileSync(path.join(root, file), text);
    };
    edit(site, "shared/support.yaml", "- id: activate-a-licence", "- id: activate-a-licence\n        related: [lost-licence-key]");
    edit(site, "shared/products/lantern.yaml", "trialMinutes:", "getStarted: /support/lost-licence-key\ntrialMinutes:");
    edit(
      site,
      "shared/announcements.yaml",
      /path: .*/u.exec(textOf(root, "shared/announcements.yaml"))?.[0] ?? "",
      "path: /support/lost-licence-key",
    );
    const queries = textOf(path.join(FIXTURES, "search-page-nowhere/content"), "en/search-queries.yaml");
    put(
      "en/search-queries.yaml",
      queries.replaceAll(/(first|amongThree): .*?(?=, [a-zA-Z]+:| \})/gu, "first: [/lens, /support/lost-licence-key]"),
    );
    put(
      "shared/redirects.yaml",
      [
        "# yaml-language-server: $schema=../../schemas/json/redirects.json",
        "redirects:",
        "  - { from: /support/lost-licence-key, to: /support/lost-key }",
        "  - { from: /support/find-your-key, to: /support/lost-licence-key }",
        '  - { from: "/en/support/lost-licence-key#Write_to_us", to: "/en/support/lost-licence-key#Ask_us" }',
        "",
      ].join("\n"),
    );
    rename(site);
    expect((await fixAll(root)).problems.filter(({ rule }) => rule !== "search/query-list")).toEqual([]);
    expect(textOf(root, "shared/redirects.yaml")).toContain('to: "/en/support/lost-key#Ask_us" }');
    expect(textOf(root, "ja/sources.lock")).toContain("support/lost-key.mdx#Ask_us");
    for (const file of ["en/search-queries.yaml", "shared/support.yaml", "shared/announcements.yaml", "shared/products/lantern.yaml"])
      expect(textOf(root, file)).toMatch(/lost-key\b/u);
  });

  it("is one problem while its redirect is missing", async () => {
    using site = layOut();
    edit(site, "shared/published.txt", "/lantern\n", "/lantern\n/support/lost-licence-key\n/en/support/lost-licence-key#Ask_us\n");
    rename(site);
    const { problems } = await checkContent({ root: site.root, now: NOW, cache: KNOWN_ANALYSES });
    expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([
      ["redirects/page-gone", expect.stringContaining('- { from: "/support/lost-licence-key", to: "/support/lost-key" }') as string],
    ]);
  });
});

describe("what is certain", () => {
  it.each(FULLY_FIXED)("%s", async (fixture) => {
    using site = layOut(fixture);
    const { problems, notes } = await fixAll(site.root);
    expect([...problems, ...notes]).toEqual([]);
  });

  it("writes the text that was there but for the fault", async () => {
    for (const [fixture, file] of [
      ["shape-carriage-return", "shared/daws.yaml"],
      ["shape-byte-order-mark", "shared/products/lantern.yaml"],
      ["price-two-decimals", "shared/products/lantern.yaml"],
    ] as const) {
      using site = layOut(fixture);
      using base = layOut();
      await fixAll(site.root);
      expect(readFileSync(path.join(site.root, file), "utf8")).toBe(readFileSync(path.join(base.root, file), "utf8"));
    }
  });

  it.each([
    ['minimum: "10.15"', "minimum: 10.15"],
    ["salesCondition: Now Available", "salesCondition: Now available"],
    ["salesCondition: Now Available", 'salesCondition: "now available"'],
  ])("writes %s for %s", async (right, wrong) => {
    using site = layOut();
    edit(site, "shared/products/lantern.yaml", right, wrong);
    expect((await fixAll(site.root)).problems).toEqual([]);
    expect(textOf(site.root, "shared/products/lantern.yaml").replaceAll('"Now', "Now").replaceAll('Available"', "Available")).toContain(
      right,
    );
  });

  it("writes a picture's real size", async () => {
    using site = layOut("catalogue-image-size");
    await fixAll(site.root);
    expect(readFileSync(path.join(site.root, "shared/products/lantern.yaml"), "utf8")).not.toContain("1600");
  });
});
