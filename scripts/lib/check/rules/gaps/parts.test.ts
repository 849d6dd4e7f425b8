/** What a translated section leaves out of its source, and what it may have besides. */
import { appendFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";
import { messagesFor, problemsFor, TRANSLATED as FILE } from "#tests/support/translated-section.ts";
import { listLacks } from "./parts.ts";
import { runTranslate } from "#scripts/lib/translation/commands.ts";
import { readOptions } from "#scripts/lib/translation/options.ts";

it.each([
  ["a step", "1. Open it.\n2. Type it.\n3. Close it.", "1. 開きます。\n2. 入力します。", "has 2 list items, and its source 3"],
  ["the only item", "- Open it.", "開きます。", "has no list item, and its source 1"],
  ["numbers", "1. Open it.\n2. Type it.", "- 開きます。\n- 入力します。", "has no numbered list item, and its source 2"],
  ["bullets", "- Fast.\n- Small.", "1. 速い。\n2. 小さい。", "has no bulleted list item, and its source 2"],
  [
    "numbers in a list",
    "- Open it:\n  1. Press it.\n  2. Type it.",
    "- 開きます。\n  - 押します。\n  - 入力します。",
    "has no numbered list item, and its source 2",
  ],
  ["a row", "| A | B |\n| - | - |\n| one | two |", "| あ | い |\n| - | - |", "has 1 table row, and its source 2"],
  [
    "a row with a link",
    "| A | B |\n| - | - |\n| one | [two](/lantern) |",
    "| あ | い |\n| - | - |",
    "has 1 table row, and its source 2; there is no link to /lantern, as its source has",
  ],
  ["a link", "See [Lantern](/lantern).", "製品ページをご覧ください。", "has no link to /lantern, as its source has"],
  [
    "a link to another page",
    "See [Lantern](/lantern).",
    "[サポート](/support)をご覧ください。",
    "has no link to /lantern, as its source has",
  ],
  [
    "a fact",
    '<Fact of="licenceIssueDays" /> and <Fact of="supportReplyDays" />.',
    '<Fact of="supportReplyDays" />です。',
    'has no <Fact of="licenceIssueDays">, as its source has',
  ],
])("names %s that is left out or another one, once", async (_what, source, translation, message) => {
  const messages = await messagesFor(source, translation);
  expect(messages).toEqual([expect.stringMatching(/^gaps\/left-out: the section "[^"]+" /u)]);
  expect(messages[0]).toContain(message);
});

it("stands at the component that has another value", async () => {
  const [problem, ...others] = await problemsFor(
    '## Days\n\nIn <Fact of="licenceIssueDays" />.',
    '## 日数\n\n期間：<Fact of="supportReplyDays" />です。',
  );
  expect(problem?.message).toContain('has <Fact of="supportReplyDays">, and no <Fact of="licenceIssueDays">, as its');
  expect(problem?.excerpt.slice(problem.column - 1)).toBe('<Fact of="supportReplyDays" />です。');
  expect(others).toEqual([]);
});

it("lets a translation say more than its source, and divide a step in two paragraphs", async () => {
  expect(await messagesFor("1. Open it.\n   - Fast.", "1. 開きます。\n   - 速い。\n   - 小さい。\n2. 待ちます。")).toEqual([]);
  expect(await messagesFor("1. Open it.", "1. 開きます。\n\n   閉じないでください。\n2. 待ちます。")).toEqual([]);
});

it("lets a caption be in the language of its text, and no other value", () => {
  const figure = (caption: string, of: string) => `<Activation caption="${caption}" of="${of}">`;
  expect(listLacks(figure("画面", "lantern"), figure("The screen", "lantern"))).toEqual([]);
  expect(listLacks(figure("画面", "torch"), figure("The screen", "lantern"))).toHaveLength(1);
});

it("names sections in another order than in the source once, with the one that belongs there", async () => {
  using site = layOut();
  appendFileSync(path.join(site.root, "en", FILE), "\n## Steps\n\n- Open it.\n\n## Product\n\nSee [Lantern](/lantern).\n");
  appendFileSync(path.join(site.root, "ja", FILE), "\n## 製品\n\n[Lantern](/lantern)です。\n\n## 手順\n\n- 開きます。\n");
  await runTranslate(readOptions(["accept", "--all", "--root", site.root]), false);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([
    ["gaps/left-out", expect.stringContaining('or put the sections in the order of the source: "手順" may be this one')],
  ]);
});

it("names a heading that is not translated once, and not its language, too", async () => {
  using site = layOut();
  appendFileSync(path.join(site.root, "en", FILE), "\n## Keep the key in a safe place\n\nWrite it down.\n");
  await runTranslate(readOptions(["stub", `content/ja/${FILE}`, "--root", site.root]), false);
  edit(site, `ja/${FILE}`, "Write it down.", "書き留めてください。");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    expect.stringMatching(/^gaps\/untranslated: the heading of /u),
  ]);
});
