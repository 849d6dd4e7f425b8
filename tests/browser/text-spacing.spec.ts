/** Pages whose visitor parts letters, words and lines more, as WCAG 1.4.12 lets them: nothing makes the page scroll sideways. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";

test.use({ bypassCSP: true });

const SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

/** Pixels. */
const beyondWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [path, width] of [
  ["/en/lantern", 640],
  ["/de/lantern", 640],
  ["/de/compatibility", 1100],
] as const)
  test(`${path} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.addStyleTag({ content: SPACING });
    expect(await beyondWindow(page)).toBe(0);
  });

test("a long phrase in a question", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/support");
  await page
    .locator(".words-questions summary h2")
    .first()
    .evaluate((heading) => {
      heading.textContent = "インストーラーとデスクトップアプリケーション";
    });
  await page.addStyleTag({ content: SPACING });
  expect(await beyondWindow(page)).toBe(0);
});
