/** Pages whose visitor parts letters, words and lines more, as WCAG 1.4.12 lets them: nothing makes the page scroll sideways. */
import { expect, test } from "#tests/support/test.ts";
import { overflowOfPartedLetters } from "#tests/support/text-spacing.ts";

test.use({ bypassCSP: true });

for (const [path, width] of [
  ["/en/lantern", 640],
  ["/de/lantern", 640],
] as const)
  test(`${path} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect(await overflowOfPartedLetters(page)).toBe(0);
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
  expect(await overflowOfPartedLetters(page)).toBe(0);
});
