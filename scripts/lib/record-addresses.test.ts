import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut, type LaidOut } from "#tests/support/lay-out.ts";
import { recordAddresses } from "./record-addresses.ts";

const recordOf = (site: LaidOut) => path.join(site.root, "shared/published.txt");
const recorded = (site: LaidOut) => readFileSync(recordOf(site), "utf8").trimEnd().split("\n");
const check = (site: LaidOut) => checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });

it("records pages in every language, and headings of the languages that have the document", async () => {
  using site = layOut("redirects-no-record");
  const added = await recordAddresses(site.root, true);
  expect(recorded(site)).toEqual([...added].sort());
  expect(added).toEqual(
    expect.arrayContaining([
      "/",
      "/de",
      "/de/lantern",
      "/lantern/releases",
      "/en/lantern#Place_sounds",
      "/lantern#音を置く",
      "/zh/support/lost-licence-key",
    ]),
  );
  expect(added.filter((address) => address.startsWith("/de/") && address.includes("#"))).toEqual([]);
  expect(await check(site)).toMatchObject({ problems: [], notes: [] });
});

it("keeps what was recorded before, and writes nothing when it only compares", async () => {
  using site = layOut();
  writeFileSync(recordOf(site), "/zz-old\n/lantern\n");
  const missing = await recordAddresses(site.root, false);
  expect(recorded(site)).toEqual(["/zz-old", "/lantern"]);
  expect(missing).not.toContain("/lantern");
  await recordAddresses(site.root, true);
  expect(recorded(site)).toEqual([...missing, "/lantern", "/zz-old"].sort());
  expect(await recordAddresses(site.root, true)).toEqual([]);
});

it("makes the check find a heading that is renamed afterwards, until it has a redirect", async () => {
  using site = layOut();
  await recordAddresses(site.root, true);
  const article = path.join(site.root, "en/products/lantern.mdx");
  writeFileSync(article, readFileSync(article, "utf8").replace("## Place sounds", "## Place every sound"));
  const { problems } = await check(site);
  expect(problems.map(({ rule, file, line }) => [rule, file, line])).toEqual([
    ["redirects/heading-gone", "content/en/products/lantern.mdx", 22],
    // The translation is of the old heading.
    ["gaps/stale-section", "content/ja/products/lantern.mdx", 22],
  ]);
  const entry = /- \{.*?\}/u.exec(problems[0]?.hint ?? "")?.[0] ?? "";
  writeFileSync(
    path.join(site.root, "shared/redirects.yaml"),
    `# yaml-language-server: $schema=../../schemas/json/redirects.json\nredirects:\n  ${entry}\n`,
  );
  expect((await check(site)).problems.map(({ rule }) => rule)).toEqual(["gaps/stale-section"]);
});
