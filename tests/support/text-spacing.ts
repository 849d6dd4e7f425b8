/** Letters, words and lines parted as far as WCAG 1.4.12 lets a visitor part them. The test needs `bypassCSP`. */
import type { Page } from "@playwright/test";

const SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

/** @returns By how many pixels the page scrolls sideways with parted letters. */
export async function overflowOfPartedLetters(page: Page): Promise<number> {
  await page.addStyleTag({ content: SPACING });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
