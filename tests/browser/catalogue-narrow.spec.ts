/** The product list and a product's page on a phone, on the fixture site. */
import { expect, test } from "#tests/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what an old product was last sold at stands beside its list price", async ({ page }) => {
  await page.goto("/en/products#catalogue");
  const cells = await page
    .locator('tr[data-catalogue-key="lens"] td')
    .evaluateAll((elements) => elements.map((cell) => (cell as HTMLElement).innerText.split(/\s*\n\s*/u)));
  expect(cells.slice(0, 2)).toEqual([
    ["List price", "$52"],
    ["Price", "last sold at $31"],
  ]);
});

test("every figure of the catalogue is within the screen", async ({ page }) => {
  await page.goto("/en/products#catalogue");
  const row = page.locator('tr[data-catalogue-key="lanternLite"]');
  for (const words of ["List price", "$120", "$101", "Stereo", "Systems", "Windows 10 or later"]) {
    const cell = row.getByText(words).last();
    await expect(cell).toBeVisible();
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999), words).toBeLessThanOrEqual(390);
  }
  const [name, today] = [await row.getByRole("link").boundingBox(), await row.getByText("$101").boundingBox()];
  expect(today?.y).toBeCloseTo(name?.y ?? 0, -1);
  await expect(page.locator("tbody", { has: page.locator('tr[data-catalogue-key="lens"]') }).locator("th[scope=rowgroup]")).toBeVisible();
});

test("the bar to buy comes when the buttons at the head have gone", async ({ page }) => {
  await page.goto("/en/lantern");
  const bar = page.locator(".buy-bar");
  const button = page.locator(".stage-top").getByRole("link", { name: "Buy Now", exact: true });
  await expect(bar).toBeHidden();
  const bottom = await button.evaluate((link) => link.getBoundingClientRect().bottom);
  await page.evaluate((top) => {
    window.scrollTo(0, top);
  }, bottom - 60);
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.evaluate((top) => {
    window.scrollTo(0, top);
  }, bottom + 120);
  await expect(bar).toBeInViewport();
  // Beside its buttons, the narrowest phones have no room for name and price.
  const name = bar.getByText("Lantern");
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(name).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  // At the end it stays above the footer.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(bar).not.toBeInViewport();
});
