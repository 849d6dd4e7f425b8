import { appendFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";

it.each([
  ["/en/support/lost-licence-key", "/support/lost-licence-key"],
  ["/support/lost-licence-key/?from=mail#Heading", "/support/lost-licence-key?from=mail#Heading"],
  ["/en", "/"],
  ["", "/"],
])("says what to write for a full address of the own site: …%s", async (rest, written) => {
  using site = layOut();
  appendFileSync(path.join(site.root, "ja/products/lens.mdx"), `\n[続き](https://linden-sound.example${rest})\n`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([
    ["words/external-url", `write ${written}: the host and the page's own language are added`],
  ]);
});

it("takes another host that begins alike for an address outside the site", async () => {
  using site = layOut();
  appendFileSync(path.join(site.root, "ja/products/lens.mdx"), "\n[続き](https://linden-sound.example.org/lens)\n");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("is an address outside this site")]);
});

it.each([
  ["lost-licence-key.mdx", "write /support/lost-licence-key"],
  ["../support/lost-licence-key.md#Heading", "write /support/lost-licence-key"],
  ["lens.html", "write /lens"],
])("says what to write for the name of a file: %s", async (file, written) => {
  using site = layOut();
  appendFileSync(path.join(site.root, "ja/products/lens.mdx"), `\n[続き](${file})\n`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([["words/link-nowhere", written]]);
});

it("points at the address, and not at a text that says the same", async () => {
  using site = layOut();
  appendFileSync(path.join(site.root, "ja/products/lens.mdx"), "\n[/nowhere](/nowhere)\n");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ rule: "words/link-nowhere", column: 12, endColumn: 20 }]);
});

it.each([
  [
    "is the whole quotation",
    "「[ライセンスキーをなくしたときに、もう一度受け取るにはどうすればよいか](/support/lost-licence-key)」",
    ["words/quoted-link"],
  ],
  ["begins a quotation", "「[キー](/support/lost-licence-key)を探す」", []],
  ["ends a quotation", "「なくした[キー](/support/lost-licence-key)」", []],
])("compares with the title what %s", async (_what, line, rules) => {
  using site = layOut();
  appendFileSync(path.join(site.root, "ja/products/lens.mdx"), `\n${line}\n`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule }) => rule)).toEqual(rules);
});
