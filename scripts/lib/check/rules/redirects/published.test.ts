import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";

const TEXT = "en/products/lens.mdx";

it("offers the page that has most headings of one that was renamed, among other new pages", async () => {
  using site = layOut();
  edit(site, "shared/published.txt", "/lantern\n", "/lantern\n/support/old-name\n/en/support/old-name#Type_the_key\n");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule, hint }) => [rule, hint.split(";")[0]])).toEqual([
    ["redirects/page-gone", 'add to content/shared/redirects.yaml: - { from: "/support/old-name", to: "/support/activate-a-licence" }'],
  ]);
});

it("names a page that was renamed once, and not the older redirects of its headings besides", async () => {
  using site = layOut();
  edit(site, "shared/published.txt", "/lantern\n", "/lantern\n/support/old-name\n");
  writeFileSync(
    path.join(site.root, "shared/redirects.yaml"),
    '# yaml-language-server: $schema=../../schemas/json/redirects.json\nredirects:\n  - { from: "/support/old-name#Was", to: "/support/old-name#Is" }\n',
  );
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule }) => rule)).toEqual(["redirects/page-gone"]);
});

it("asks a translator for the section that is missing, and not for a redirect from its heading", async () => {
  using site = layOut();
  const headings = ["キーを入力する", "うまくいかないとき"].map((heading) => `/support/activate-a-licence#${heading}\n`);
  edit(site, "shared/published.txt", "/lantern\n", `/lantern\n${headings.join("")}`);
  const file = path.join(site.root, "ja/support/activate-a-licence.mdx");
  writeFileSync(file, readFileSync(file, "utf8").replace(/### うまくいかないとき[^#]*/u, ""));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule }) => rule)).toEqual(["gaps/missing-section"]);
});

async function goneHeadings({ root }: LaidOut) {
  const { problems } = await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems.filter(({ rule }) => rule === "redirects/heading-gone").map(({ excerpt, hint }) => [excerpt, hint]);
}

it("offers the new heading, though another one was renamed before and is not recorded yet", async () => {
  using site = layOut();
  writeFileSync(
    path.join(site.root, "shared/redirects.yaml"),
    'redirects:\n  - { from: "/lens#What_it_costs", to: "/lens#The_price_of_a_lens" }\n',
  );
  edit(site, TEXT, "## Place sounds", "## The price of a lens\n\nNothing.\n\n## Limits");
  expect(await goneHeadings(site)).toEqual([
    [
      "## Limits",
      'add to content/shared/redirects.yaml: - { from: "/lens#Place_sounds", to: "/lens#Limits" }; or to: /lens, if nothing has taken its place',
    ],
  ]);
});

it("lists the new headings when none is like the old one, and the page alone when there is none", async () => {
  using site = layOut();
  edit(site, TEXT, "## Place sounds", "## Limits\n\nNone.\n\n## Further reading");
  expect((await goneHeadings(site)).map(([, hint]) => hint)).toEqual([
    'add to content/shared/redirects.yaml: - { from: "/lens#Place_sounds", to: "/lens" }; or to one of the new headings: #Limits, #Further_reading',
  ]);
  edit(site, TEXT, "## Limits\n\nNone.\n\n## Further reading", "More:");
  expect((await goneHeadings(site)).map(([, hint]) => hint)).toEqual([
    'add to content/shared/redirects.yaml: - { from: "/lens#Place_sounds", to: "/lens" }',
  ]);
});
