/** A visitor with a narrow telephone walks every page in every language, and makes the window wider. */
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { existsIn } from "#lib/routes.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";
import { ROUTES } from "./every-page.ts";

/** The narrowest window of WCAG 2.2 (1.4.10). */
const NARROWEST = { width: 320, height: 640 };
/** Just wide enough for columns and for tables, in which long words have the least space. Pixels. */
const WIDER = [580, 760];

test.use({ viewport: NARROWEST });

for (const locale of LOCALES) {
  test(`every page is whole in ${locale}`, inLanguage(locale, ["de"]), async ({ page, errors }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    const firstWith = new Map<string, string>();
    const paths = [...ROUTES.values()].filter((route) => existsIn(route, locale) && route.path !== "/404").map(({ path }) => path);
    for (const path of paths) {
      const address = localePath(locale, path);
      const reported = errors.length;
      const response = await page.goto(address);
      const { title, description, language, headings } = await page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
        language: document.documentElement.lang,
        headings: document.querySelectorAll("h1").length,
      }));
      const fault = (words: string) => faults.push(`${address}: ${words}`);
      if (response?.status() !== 200) {
        fault(`it answers ${String(response?.status())}`);
        continue;
      }
      for (const error of errors.slice(reported)) fault(error);
      if (language !== LANGUAGE_TAGS[locale]) fault(`its language is "${language}"`);
      if (headings !== 1) fault(`it has ${headings} main headings`);
      for (const width of [...WIDER, NARROWEST.width]) {
        await page.setViewportSize({ ...NARROWEST, width });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (beyond > 0) fault(`it scrolls sideways by ${beyond} px at ${width} px`);
      }
      for (const [name, text] of Object.entries({ title, description })) {
        const other = firstWith.get(`${name} ${text}`);
        if (text.trim() === "") fault(`it has no ${name}`);
        else if (other !== undefined) fault(`it has the ${name} of ${other}: ${text}`);
        else firstWith.set(`${name} ${text}`, address);
      }
    }
    expect(faults.join("\n")).toBe("");
  });
}
