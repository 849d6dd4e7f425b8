/**
 * `npm run screenshots`: a picture of each kind of page at three widths, light and dark, in three languages, for people to
 * look at: `dist/screenshots/<kind>/<locale>-<width>-<scheme>.png`. It judges nothing.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { CHROMIUM_FLAGS, requireChromium } from "./lib/find-chromium.ts";
import { type PageKind, requirePageKinds } from "./lib/page-kinds.ts";
import { step } from "./lib/progress.ts";
import { writeContactSheet } from "./lib/screenshots/contact-sheet.ts";
import { HELP, readScreenshotOptions, type ScreenshotOptions } from "./lib/screenshots/options.ts";
import { openWhole, takeShot } from "./lib/screenshots/take-shot.ts";
import { serveSite } from "./lib/serve-site.ts";

const TARGET = "dist/screenshots";
/** One draws while the other waits for its page. */
const AT_ONCE = 2;

try {
  const options = readScreenshotOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(HELP);
  else await takeAll(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function takeAll(options: ScreenshotOptions): Promise<void> {
  const pages = requirePageKinds(options.kinds).flatMap((kind) =>
    options.locales.filter((locale) => kind.locales.includes(locale)).map((locale) => ({ kind, locale })),
  );
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    await step("screenshots", async (report) => {
      const waiting = pages.entries();
      let shots = 0;
      const work = async () => {
        for (const [index, { kind, locale }] of waiting) {
          const taken = await takePage(browser, site.origin, kind, locale, options);
          shots += taken;
          report(index + 1, pages.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return `${shots} in ${TARGET}`;
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @returns How many pictures it made. */
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
