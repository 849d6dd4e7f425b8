/** Which numbers of a translation are those of its source. */
import { expect, it } from "vitest";
import { messagesFor, problemsFor } from "#tests/support/translated-section.ts";

it.each([
  ["another number", "At 250 Hz.", "25 Hz。", "has 25, and its source 250"],
  ["a number that is left out", "At 250 Hz and at 48 kHz.", "250 Hz。", "does not have 48, as its source has"],
  ["a number that is added", "Low notes.", "80 Hz 以下の低音。", "has 80, and its source does not"],
  ["other decimals", "By 1.5 dB.", "15 dB。", "has 15, and its source 1.5"],
  ["another small number", "Up to 2 sessions.", "セッションは3つまで。", "has 3, and its source 2"],
  ["another number behind a sign", "Below \\< 80 dB, > 2.", "レベル \\< 90 dB、> 2。", "has 90, and its source 80"],
])("names %s", async (_what, source, translation, message) => {
  expect(await messagesFor(source, translation)).toEqual([expect.stringMatching(/^gaps\/other-number: the section "[^"]+" /u)]);
  expect((await messagesFor(source, translation))[0]).toContain(message);
});

it.each([
  ["separators of thousands", "Up to 20,000 Hz, 1,000,000 times.", "20.000 Hz まで、1\u202F000\u202F000 回。"],
  ["separators of decimals", "By 1.5 dB.", "1,5 dB。"],
  ["ten thousands", "30,000 steps.", "3万段階。"],
  ["a word for a small number", "Twelve notes, once.", "12 音を 1 回。"],
  ["a small number in words", "In the last 2 days.", "最近の二日間。"],
  ["a month and a number in words", "On 17 December, 2 of them.", "12月17日、そのうち二つ。"],
  ["a comparison in words", "Below \\< 80 dB.", "80 dB 未満。"],
  ["a month", "On 17 December 2025.", "2025年12月17日。"],
  ["numbers of list items, targets and values", "1. [Notes](/lantern?from=25).", "1. [ノート](/lantern?from=30)です。"],
])("takes %s as the same", async (_what, source, translation) => {
  expect(await messagesFor(source, translation)).toEqual([]);
});

it("stands at the number, also of the source", async () => {
  const [problem] = await problemsFor("Notes.\n\nAt 250 Hz or 48 kHz.", "ノート。\n\n250 Hz、そして 96 kHz。");
  expect(problem?.excerpt.slice(problem.column - 1)).toBe("96 kHz。");
  expect(problem?.related).toMatchObject([{ column: "At 250 Hz or ".length + 1 }]);
});

it("says nothing of the numbers in a part that is left out", async () => {
  const messages = await messagesFor("- At 250 Hz.\n- At 400 Hz.", "- 250 Hz。");
  expect(messages).toEqual([expect.stringContaining("gaps/left-out")]);
});
