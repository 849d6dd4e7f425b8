/** Types queries into the search dialog of the built site. */
import { type Browser, chromium } from "@playwright/test";
import { searchQueriesOf } from "#lib/content/search.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { serveSite } from "#scripts/lib/serve-site.ts";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";

/** @returns Whether the median of each language is at most `limit` milliseconds. */
export async function timeSearch(queries: number, limit: number): Promise<boolean> {
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] });
  let areGood = true;
  console.log(`${"".padEnd(8)}queries   median ms   95 % ms   longest ms`);
  try {
    for (const locale of LOCALES) {
      const times = await timeLanguage(browser, site.origin, locale, queries);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      areGood &&= at(0.5) <= limit;
      const cells = [at(0.5), at(0.95), at(1)].map((time, column) => time.toFixed(0).padStart([12, 10, 13][column] ?? 0));
      console.log(`${locale.padEnd(8)}${String(times.length).padStart(7)}${cells.join("")}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return areGood;
}

/** @returns Milliseconds per query, the shortest first. The first query loads the index and is not counted. */
async function timeLanguage(browser: Browser, origin: string, locale: Locale, count: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx wraps functions in calls of a helper of its own, which the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.goto(`${origin}${localePath(locale, "/")}`);
  await page.keyboard.press("/");
  const field = page.locator("dialog[open] input[type=search]");
  await field.waitFor();
  const all = searchQueriesOf(locale);
  const step = Math.max(1, Math.floor(all.length / (count + 1)));
  const times: number[] = [];
  for (let index = 0; index < all.length && times.length <= count; index += step)
    times.push(await field.evaluate(timeQuery, all[index]?.query ?? ""));
  await page.close();
  return times.slice(1).sort((a, b) => a - b);
}

/** Runs in the page: empties the field, enters the query as one key would, and waits for the first result. */
async function timeQuery(field: HTMLElement | SVGElement, query: string): Promise<number> {
  const LONGEST_MS = 10_000;
  const dialog = field.closest("dialog");
  const enter = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const hasResults = () => dialog?.querySelector("div[data-search-results] a") !== null;
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      const look = () => {
        if (isReached()) resolve();
        else if (performance.now() - started > LONGEST_MS) reject(new Error(`no result for ${query}`));
        else requestAnimationFrame(look);
      };
      look();
    });
  enter("");
  await until(() => !hasResults());
  const start = performance.now();
  enter(query);
  await until(hasResults);
  return performance.now() - start;
}
