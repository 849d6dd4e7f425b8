import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { fixContent } from "#scripts/lib/check/fix-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";

const ARTICLE = "ja/support/lost-licence-key.mdx";

function redirectInJapanese({ root }: LaidOut): void {
  writeFileSync(
    path.join(root, "shared/redirects.yaml"),
    '# yaml-language-server: $schema=../../schemas/json/redirects.json\nredirects:\n  - { from: "/ja/support/lost-licence-key#前", to: "/ja/support/lost-licence-key#今" }\n',
  );
}

it("mends a chain in the locale that is meant, and leaves one to its author that leads on in one locale alone", async () => {
  using site = layOut();
  const file = path.join(site.root, "shared/redirects.yaml");
  const top = "# yaml-language-server: $schema=../../schemas/json/redirects.json\nredirects:\n";
  const write = (...entries: string[]) => {
    writeFileSync(file, top + entries.map((entry) => `  - { ${entry} }\n`).join(""));
  };
  write("from: /second, to: /lens", "from: /first, to: /en/second#Place_sounds");
  await fixContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(readFileSync(file, "utf8")).toContain('{ from: /first, to: "/en/lens#Place_sounds" }');
  write("from: /en/second, to: /en/lens", "from: /first, to: /second");
  await fixContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(readFileSync(file, "utf8")).toContain("{ from: /first, to: /second }");
});

const rulesOf = async ({ root }: LaidOut) => {
  const { problems } = await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems.map(({ rule }) => rule);
};

it("says nothing of headings in a translation that is missing", async () => {
  using site = layOut();
  redirectInJapanese(site);
  expect(await rulesOf(site)).toEqual(["redirects/target-nowhere"]);
  rmSync(path.join(site.root, ARTICLE));
  expect(await rulesOf(site)).toEqual(["gaps/missing-document"]);
});

it("says nothing of headings in a text that cannot be read", async () => {
  using site = layOut();
  redirectInJapanese(site);
  edit(site, ARTICLE, "\n## ", "\n<Key>\n\n## ");
  const rules = await rulesOf(site);
  expect(rules).toContain("words/mdx-syntax");
  expect(rules).not.toContain("redirects/target-nowhere");
});

it.each(["/pagefind/old", "/api/old", "/_assets/old.js"])("refuses a redirect from %s, which the server itself answers", async (from) => {
  using site = layOut();
  const top = "# yaml-language-server: $schema=../../schemas/json/redirects.json\nredirects:\n";
  writeFileSync(path.join(site.root, "shared/redirects.yaml"), `${top}  - { from: ${from}, to: /lens }\n`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ message }) => message)).toEqual([`${from} is an address that the server itself answers`]);
});
