/** A section too many or too few is named where it is, and stub puts a missing one in its place. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { runTranslate } from "#scripts/lib/translation/commands.ts";
import { readOptions } from "#scripts/lib/translation/options.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit as editFile, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { recordSources } from "#tests/support/record-sources.ts";

const FILE = "ja/support/activate-a-licence.mdx";
const FIRST = /## キーを入力する[\s\S]*?(?=###)/u;

const read = ({ root }: LaidOut) => readFileSync(path.join(root, FILE), "utf8");
const edit = (site: LaidOut, change: (text: string) => string) => {
  writeFileSync(path.join(site.root, FILE), change(read(site)));
};
const problemsOf = async ({ root }: LaidOut) => (await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems;

it.each([
  ["before the first", "## キーを入力する"],
  ["before the last", "### うまくいかないとき"],
])("names a section that was added %s", async (_where, heading) => {
  using site = layOut();
  edit(site, (text) => text.replace(`\n${heading}`, `\n## 新しい節\n\n短い文です。\n\n${heading}`));
  const line = read(site).split("\n").indexOf("## 新しい節") + 1;
  expect((await problemsOf(site)).map((problem) => [problem.rule, problem.line])).toEqual([["gaps/missing-section", line]]);
});

it("names the section that is missing, and begins it in its place", async () => {
  using site = layOut();
  const whole = read(site);
  edit(site, (text) => text.replace(FIRST, ""));
  const missing = (await problemsOf(site)).filter(({ rule }) => rule === "gaps/missing-section");
  expect(missing.map(({ message }) => message)).toEqual(['the section "Type the key" of the source is missing']);
  await runTranslate(readOptions(["stub", `content/${FILE}`, "--root", site.root]), false);
  edit(site, (text) => text.replace(/## Type the key[\s\S]*?(?=###)/u, FIRST.exec(whole)?.[0] ?? ""));
  expect(read(site)).toBe(whole);
  expect(await problemsOf(site)).toEqual([]);
});

it("asks for the source of a new article, and for its translations once that is written", async () => {
  using site = layOut();
  editFile(site, "shared/support.yaml", "      - id: lost-licence-key\n", "      - id: lost-licence-key\n      - id: new-computer\n");
  const articles = async () =>
    (await problemsOf(site)).filter(({ rule }) => rule === "gaps/missing-document").map(({ message }) => message);
  expect(await articles()).toEqual(["content/en/support/new-computer.mdx does not exist"]);
  writeFileSync(
    path.join(site.root, "en/support/new-computer.mdx"),
    "---\ntitle: A new computer\ndescription: Enter the key there.\n---\n",
  );
  expect(await articles()).toEqual(["content/ja/support/new-computer.mdx does not exist"]);
});

it.each([
  ["a heading", "support/activate-a-licence.mdx", /^## .*/mu, "## Type the key", ['the heading of the section "Type the key"']],
  ["a short message", "messages.yaml", /results: .*/u, "results: See the steps", ["the message search.results"]],
  ["no label of two words", "messages.yaml", /results: .*/u, "results: Latency test", []],
  ["no text that is a name", "messages.yaml", /results: .*/u, "results: Lantern by Linden Sound", []],
])("takes %s of the source for untranslated", async (_what, file, from, text, said) => {
  using site = layOut();
  for (const locale of ["en", "ja"]) {
    const full = path.join(site.root, locale, file);
    writeFileSync(full, readFileSync(full, "utf8").replace(from, text));
  }
  recordSources(site.root);
  const found = (await problemsOf(site)).filter(({ rule }) => rule === "gaps/untranslated");
  expect(found.map(({ message }) => message.replace(/ is not translated.*/u, ""))).toEqual(said);
});
