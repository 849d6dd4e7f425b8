/** Where the lines of a German page end: not behind the short beginning of a compound, nor within a figure and its unit. */
import { expect, test } from "#tests/support/test.ts";
import { LINE_WIDTHS, type LineEnd, listLineEnds } from "#tests/support/line-ends.ts";
import { UNLIKE_PAGES } from "#tests/support/pages.ts";

const MORE_WORDS = ["/download-link", "/lantern/thanks-for-purchasing", "/support/activate-a-licence", "/lantern/download/Lite"];

/** What is wrong with a line's end. */
const WRONG: Record<string, (end: LineEnd) => boolean> = {
  "a compound is torn behind its first letters": ({ before, after }) =>
    /(?:^|[^\p{L}\d-])(?:[Ee]|[Oo]|[Pp]lug|\p{Lu}{2})-$/u.test(before) && /^\p{L}/u.test(after),
  "a figure leaves its word": ({ before, after }) => /(?:^|[^\p{L}\d.-])\d+-$/u.test(before) && /^\p{L}/u.test(after),
  "a figure leaves its name": ({ before, after }) => /\p{Lu}-$/u.test(before) && /^\d/u.test(after),
  "a range is torn": ({ before, after }) =>
    (/\d[ \u00A0$]*$/u.test(before) && /^ ?bis.\d/u.test(after)) || /\d[ \u00A0$]*bis ?$/u.test(before),
  "a unit leaves its figure": ({ before, after }) => /\d ?$/u.test(before) && /^ ?(?:Arbeitstage|Stunden|Minuten|Tage|\$)/u.test(after),
  "a heading breaks against its sense": ({ before, after }) => /(?:Fehler|anders) ?$/u.test(before) && /^ ?(?:weg|aus)/u.test(after),
};

test("lines keep compounds and figures whole", async ({ page }) => {
  test.slow();
  for (const path of [...UNLIKE_PAGES, ...MORE_WORDS]) {
    await page.goto(path === "/" ? "/de" : `/de${path}`);
    for (const width of LINE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = (await listLineEnds(page, "de")).flatMap((end) =>
        Object.entries(WRONG).flatMap(([what, isWrong]) => (isWrong(end) ? [`${what}: ${end.before} | ${end.after}`] : [])),
      );
      expect.soft(wrong, `${path} at ${String(width)} px`).toEqual([]);
    }
  }
});
