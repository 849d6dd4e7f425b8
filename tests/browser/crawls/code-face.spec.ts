/** Code is set in one face in every language, whatever a finished document marks within it. */
import { LOCALES } from "#lib/i18n/locales.ts";
import { expect, test } from "#tests/support/test.ts";
import { readEveryPage } from "./every-page.ts";

const pages = readEveryPage();

test("code has the face of code to its last letter", async ({ page }) => {
  const faults: string[] = [];
  for (const locale of LOCALES) {
    const found = pages.find((candidate) => candidate.locale === locale && /<code[^>]*>[^<]*<span/u.test(candidate.html));
    if (found === undefined) continue;
    await page.goto(found.address);
    const others = await page
      .locator("main :is(code, code *)")
      .evaluateAll((parts) =>
        parts.filter((part) => !getComputedStyle(part).fontFamily.endsWith("monospace")).map((part) => part.outerHTML),
      );
    faults.push(...others.map((part) => `${found.address}: ${part}`));
  }
  expect(faults).toEqual([]);
});
