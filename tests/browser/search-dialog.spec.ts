/** What keeps the search dialog open, and the focus in its field. How it opens, closes and answers is in crawls/search-dialog.spec.ts. */
import { dialogField, searchButton, searchDialog, searchResults } from "#tests/support/search.ts";
import { expect, test } from "#tests/support/test.ts";

test("a press between its words keeps it open, and so does text that is selected to beyond its edge", async ({ page }) => {
  await page.goto("/en");
  await searchButton(page).click();
  const dialog = searchDialog(page);
  const { x, y } = (await dialog.boundingBox())!;
  await page.mouse.click(x + 8, y + 8);
  await expect(dialog).toBeVisible();
  await dialogField(page).fill("licence");
  await dialogField(page).hover();
  await page.mouse.down();
  await page.mouse.move(x - 20, y + 40);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x - 20, y + 40);
  await expect(dialog).toBeHidden();
});

test("arrow keys that choose among an input method's words leave the focus in the field", async ({ page }) => {
  await page.goto("/en");
  await searchButton(page).click();
  const field = dialogField(page);
  await field.fill("licence ");
  await expect(searchResults(page).first()).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", { text: "きー", selectionStart: 2, selectionEnd: 2 });
  await page.keyboard.press("ArrowDown");
  await expect(field).toBeFocused();
  await browser.send("Input.insertText", { text: "" });
  await field.fill("licence");
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(searchResults(page).first()).toBeFocused();
});

test("the page behind stays where it is, however far one scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto("/en");
  await searchButton(page).click();
  await dialogField(page).fill("licence");
  await expect(searchResults(page).first()).toBeVisible();
  for (const from of [await searchDialog(page).boundingBox(), { x: 2, y: 200 }]) {
    await page.mouse.move(from!.x + 5, from!.y + 5);
    await page.mouse.wheel(0, 5_000);
    await page.mouse.wheel(0, 5_000);
  }
  await searchDialog(page).getByRole("button", { name: "Close" }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
