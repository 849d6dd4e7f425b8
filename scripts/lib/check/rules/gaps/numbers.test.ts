/** Which numbers of a translation are those of its source. */
import { expect, it } from "vitest";
import { messagesFor } from "#tests/support/translated-section.ts";

it.each([
  ["another number", "At 250 Hz.", "25 Hz。", "has 25, and its source 250"],
  ["a number that is left out", "At 250 Hz and at 48 kHz.", "250 Hz。", "does not have 48, as its source has"],
  ["a number that is added", "Low notes.", "80 Hz 以下の低音。", "has 80, and its source does not"],
  ["other decimals", "By 1.5 dB.", "15 dB。", "has 15, and its source 1.5"],
])("names %s", async (_what, source, translation, message) => {
  expect(await messagesFor(source, translation)).toEqual([expect.stringMatching(/^gaps\/other-number: the section "[^"]+" /u)]);
  expect((await messagesFor(source, translation))[0]).toContain(message);
});

it.each([
  ["separators of thousands", "Up to 20,000 Hz, 1,000,000 times.", "20.000 Hz まで、1\u202F000\u202F000 回。"],
  ["separators of decimals", "By 1.5 dB.", "1,5 dB。"],
  ["ten thousands", "30,000 steps.", "3万段階。"],
  ["a word for a small number", "Twelve notes, once.", "12 音を 1 回。"],
  ["a month", "On 17 December 2025.", "2025年12月17日。"],
  ["numbers of list items, targets and values", "1. [Notes](/lantern?from=25).", "1. [ノート](/lantern?from=30)です。"],
])("takes %s as the same", async (_what, source, translation) => {
  expect(await messagesFor(source, translation)).toEqual([]);
});

it("says nothing of the numbers in a part that is left out", async () => {
  const messages = await messagesFor("- At 250 Hz.\n- At 400 Hz.", "- 250 Hz。");
  expect(messages).toEqual([expect.stringContaining("gaps/left-out")]);
});
