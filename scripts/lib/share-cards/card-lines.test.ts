import { expect, it } from "vitest";
import { breakIntoPhrases } from "./card-lines.ts";

const phrases = (text: string, locale: Parameters<typeof breakIntoPhrases>[1]) =>
  breakIntoPhrases(text, locale).replaceAll("\u2060", "").split("\u200B");

it("ends Japanese lines at phrases, not in words or before marks", () => {
  expect(phrases("頭のまわりの、どこへでも。", "ja")).toEqual(["頭の", "まわりの、", "どこへでも。"]);
  expect(phrases("手元のアプリを、DAW へ。", "ja")).toEqual(["手元の", "アプリを、", "DAW へ。"]);
});

it("ends Chinese lines at words, with the mark that follows", () => {
  expect(phrases("声音，走出头外。", "zh").some((phrase) => /^[，。]/u.test(phrase))).toBe(false);
});

it("lets no line end within a phrase, and leaves languages with spaces alone", () => {
  expect(breakIntoPhrases("どこへ", "ja")).toBe("ど\u2060こ\u2060へ");
  expect(breakIntoPhrases("Anywhere around your head.", "en")).toBe("Anywhere around your head.");
});
