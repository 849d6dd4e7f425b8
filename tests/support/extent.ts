/**
 * The short form of the tests, which `npm test` runs because the whole takes 55 minutes on two cores: without those tagged long, and
 * without the further languages of a test that is made for each. `npm test -- --all` leaves nothing out, and neither does a command for single tests. Both configurations
 * (playwright.config.ts, vitest.config.ts) read this.
 */
import type { Locale } from "#schemas/locale.ts";

export const LONG = "@long";

/** Whether tests tagged long are left out. tests/steps/run-tests.ts sets the variable. */
export const isShort = process.env.TESTS === "short";

/** No spaces and the most glyphs; the longest words. */
const LANGUAGES: readonly Locale[] = ["ja", "de"];

/** Playwright's details for the test of a language, of several that say the same. @param kept The languages that are tested always. */
export const inLanguage = (locale: Locale, kept = LANGUAGES): { tag?: string } => (kept.includes(locale) ? {} : { tag: LONG });
