/** Takes pictures of the pages of the built site: `.cache/screenshots/<kind>/<locale>-<width>-<scheme>.png`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { inParallel } from "#scripts/lib/in-parallel.ts";
import { type PageKind, requirePageKinds } from "#scripts/lib/page-kinds.ts";
import { step } from "#scripts/lib/progress.ts";
import { serveSite } from "#scripts/lib/serve-site.ts";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";
import { writeContactSheet } from "./contact-sheet.ts";
import type { Scheme, ScreenshotOptions } from "./options.ts";

const TARGET = ".cache/screenshots";
/** One page is drawn while the other one loads. */
const CONCURRENCY = 2;
/** For all pictures and fonts of a page. */
const LOAD_TIMEOUT_MS = 20_000;
/** Forms choose a visitor's own system: as on the computers that all products run on. */
const ON_A_MAC = devices["Desktop Chrome"].userAgent.replace(/\(.*?\)/u, "(Macintosh; Intel Mac OS X 10_15_7)");

export async function takeScreenshots(options: ScreenshotOptions): Promise<void> {
  const pages = requirePageKinds(options.kinds).flatMap((kind) =>
    options.locales.filter((locale) => kind.locales.includes(locale)).map((locale) => ({ kind, locale })),
  );
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    await step("screenshots", async (report) => {
      let shots = 0;
      await inParallel([...pages.entries()], CONCURRENCY, async ([index, { kind, locale }]) => {
        const taken = await takePage(browser, site.origin, kind, locale, options);
        // Apart from the line above: "shots += await" would add to the sum from before the wait.
        shots += taken;
        report(index + 1, pages.length);
      });
      return `${shots} in ${TARGET}`;
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @returns How many pictures it took. */
async function takePage(
  browser: Browser,
  origin: string,
  { name, path }: PageKind,
  locale: Locale,
  { widths, schemes, sheets, visitor = locale }: ScreenshotOptions,
): Promise<number> {
  const folder = join(TARGET, name);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: widths[0] ?? 390, height: 900 },
    locale: LANGUAGE_TAGS[visitor],
    reducedMotion: "reduce",
    userAgent: ON_A_MAC,
  });
  const page = await context.newPage();
  await openWhole(page, `${origin}${localePath(locale, path)}`);
  const files: string[] = [];
  for (const width of widths) {
    for (const scheme of schemes) {
      const file = join(folder, `${locale}-${width}-${scheme}.png`);
      await takeShot(page, file, width, scheme);
      files.push(file);
    }
  }
  await context.close();
  if (sheets) await writeContactSheet(files, join(folder, `${locale}-sheet.png`));
  return files.length;
}

/** Opens a page so that every picture loads, also those far below, and is drawn only when it is decoded. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = "eager";
      image.decoding = "sync";
    }
  });
}

/** Takes an open page in its whole height. Another width or scheme may load other pictures, which browsers choose with the next frame. */
async function takeShot(page: Page, file: string, width: number, scheme: Scheme): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const isLoaded = () => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(isLoaded, undefined, { timeout: LOAD_TIMEOUT_MS });
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}
