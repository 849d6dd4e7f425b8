/** A mistake that makes a file unreadable is one problem, whatever other files ask of that file. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";
import { isShort } from "#tests/support/extent.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";
import { checkContent } from "./check-content.ts";

const SLIPS: [string, RegExp, string][] = [
  ["a second colon in a line", /^([ -]*[a-zA-Z]+: )(?!["'[{|>])(\S.*)$/mu, "$1Shop: $2"],
  ["a quote that is not closed", /^([ -]*[a-zA-Z]+: )(?!["'[{|>])(\S.*)$/mu, '$1"$2'],
  ["a brace that is lost", /\}$/mu, ""],
  ["a line that is indented too far", /^([a-zA-Z]+: .*\n)([a-zA-Z])/mu, "$1   $2"],
  ["a file that is emptied", /^[\s\S]*$/u, ""],
  ["a file with its first line alone", /^(# yaml-language-server.*\n)[\s\S]*$/u, "$1"],
  ["line ends of Windows", /\n/gu, "\r\n"],
  ["a merge conflict", /^([a-zA-Z]+: .*\n)/mu, "<<<<<<< HEAD\n$1=======\n$1>>>>>>> branch\n"],
  ["a line that is left from a merge", /(?![\s\S])/u, ">>>>>>> branch\n"],
  ["a divider that is left from a merge", /(?![\s\S])/u, "=======\nText.\n"],
  ["front matter that is not closed", /^(---\n[\s\S]*?\n)---\n/u, "$1"],
  ["front matter that is not opened", /^---\n/u, ""],
];

/** The short form makes each slip in every fourth file, another one for each slip. */
const SHARE = isShort ? 4 : 1;

it.each(SLIPS.map((slip, place) => [...slip, place] as const))("%s", async (_name, pattern, replacement, place) => {
  using site = layOut();
  const check = () => checkContent({ root: site.root, now: "2026-09-01", cache: path.join(site.project, "cache.json") });
  const wrong: Record<string, string[]> = {};
  let count = 0;
  for (const name of listFiles(site.root).filter((file) => /\.(?:yaml|mdx)$/u.test(file))) {
    const file = path.join(site.root, name);
    const text = readFileSync(file, "utf8");
    const broken = text.replace(pattern, replacement);
    if (broken === text) continue;
    if (count++ % SHARE !== place % SHARE) continue;
    writeFileSync(file, broken);
    const problems = (await check()).problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule} ${problem.message}`);
    if (problems.length !== 1 || !problems[0]?.startsWith(`content/${name}:`)) wrong[name] = problems;
    writeFileSync(file, text);
  }
  expect(wrong).toEqual({});
  expect(count).toBeGreaterThan(5);
});

it.each([
  ["another attribute", "ja/support/activate-a-licence.mdx", /<LatestVersion of=/u, "<LatestVersion for=", "words/unknown-prop"],
  ["a group of messages that does not exist", "ja/messages.yaml", /$/u, "shop:\n  name: 名前\n", "shape/unknown-field"],
  ["such a group in the source", "en/messages.yaml", /$/u, "shop:\n  name: Name\n", "shape/unknown-field"],
  ["a group with a misspelt name", "ja/messages.yaml", /^header:/mu, "headr:", "shape/unknown-field"],
  ["a key that is none", "ja/messages.yaml", /^( +)home:/mu, "$1ho-me:", "shape/bad-key"],
])("%s", async (_name, file, pattern, replacement, rule) => {
  using site = layOut();
  const full = path.join(site.root, file);
  writeFileSync(full, readFileSync(full, "utf8").replace(pattern, replacement));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ file: `content/${file}`, rule }]);
});

it("takes a line that is meant for a heading for one mistake, also where the heading was online", async () => {
  using site = layOut();
  const file = path.join(site.root, "ja/support/activate-a-licence.mdx");
  writeFileSync(
    path.join(site.root, "shared/published.txt"),
    "/support/activate-a-licence\n/support/activate-a-licence#うまくいかないとき\n",
  );
  writeFileSync(file, readFileSync(file, "utf8").replace("### うまく", "###うまく"));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ file: "content/ja/support/activate-a-licence.mdx", rule: "words/loose-mark" }]);
});
