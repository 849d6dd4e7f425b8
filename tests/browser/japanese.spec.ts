/** Where the lines of a Japanese page end: never so that a particle, a unit or half a word begins the next one. */
import { expect, test } from "#tests/support/test.ts";
import { LINE_WIDTHS, type LineEnd, listLineEnds } from "#tests/support/line-ends.ts";
import { UNLIKE_PAGES } from "#tests/support/pages.ts";

const MORE_WORDS = [
  ...["/installers", "/pricing", "/terms", "/privacy", "/solutions", "/services", "/labz", "/versioning"],
  ...["/labz/products/tidepool", "/support/how-trials-work", "/commerce-disclosure"],
];

/** Words as a dictionary has them; the browser finds phrases by other means. */
const WORDS = new Intl.Segmenter("ja", { granularity: "word" });
/** Endings that the dictionary takes for one word with what follows: "適任が／いそう". */
const NO_WORD = /^(?:がい|につく|はい)$/u;

/** @returns The word that the line's end cuts, if it cuts one. Latin names may end a line between two words. */
function cutWord({ before, after }: LineEnd): string | undefined {
  const cut = [...WORDS.segment(before + after)].find(
    ({ index, segment }) => index < before.length && index + segment.length > before.length,
  )?.segment;
  return cut === undefined || NO_WORD.test(cut) || /[\d\p{Script=Latin}]/u.test(cut) ? undefined : cut;
}

/** What is wrong with the end of any line. */
const WRONG: Record<string, (end: LineEnd) => boolean> = {
  "a small letter begins a line": ({ after }) => /^[ぁぃぅぇぉっゃゅょァィゥェォッャュョー]/u.test(after),
  "a mark begins a line": ({ after }) => /^[、。」』）]/u.test(after),
  "a particle leaves its Latin word": ({ before, after }) => /[A-Za-z0-9%]$/u.test(before) && /^ ?[はがをにでとのへもや]/u.test(after),
  "a unit leaves its figure": ({ before, after }) => /\d$/u.test(before) && /^ ?(?:以降|営業日|時間|分|回|日|つ|円)/u.test(after),
  "a range is torn": ({ before, after }) => before.endsWith("〜") && /^[\d$¥]/u.test(after),
  "a figure leaves its name": ({ before, after }) => /[A-Z]-$/u.test(before) && /^\d/u.test(after),
  "a particle leaves its bracket": ({ before, after }) => /[」』）]$/u.test(before) && /^(?:[はがをにでとのへもや]|から|まで)/u.test(after),
  "a few Latin letters end a line": ({ before, after }) =>
    /(?<![A-Za-z\d.-])[A-Za-z\d]{1,4} ?$/u.test(before) && /^ ?[\p{Script=Han}\p{Script=Katakana}]/u.test(after),
  "a suffix begins a line": ({ before, after }) => /[A-Za-z] ?$/u.test(before) && /^ ?(?:用|専用|版|向け)/u.test(after),
  "a word is cut in two": (end) => cutWord(end) !== undefined,
};

test("lines end where a reader would pause", async ({ page }) => {
  test.slow();
  for (const path of [...UNLIKE_PAGES, ...MORE_WORDS]) {
    await page.goto(path);
    for (const width of LINE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = (await listLineEnds(page, "ja")).flatMap((end) =>
        Object.entries(WRONG).flatMap(([what, isWrong]) => (isWrong(end) ? [`${what}: ${end.before} | ${end.after}`] : [])),
      );
      expect.soft(wrong, `${path} at ${String(width)} px`).toEqual([]);
    }
  }
});
