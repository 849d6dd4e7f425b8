/** Without JavaScript the pages read and lead on; what cannot work says so kindly. */
import { expect, test } from "#tests/support/test.ts";

// A browser told to run no script refuses the script files that the page names in advance, and reports each refusal.
test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });

test("a visitor reads, follows links and changes the language", async ({ page }) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "See the products" }).first().click();
  await expect(page).toHaveURL("/en/products");
  await page.getByRole("main").getByRole("link", { name: "Lantern" }).first().click();
  await expect(page).toHaveURL("/en/lantern");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lantern");
  await expect(page.getByRole("main")).toContainText("$187.50");

  // In place of the select, a link leads down to the languages.
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.locator("header").getByRole("link", { name: "Language" }).click();
  await expect(page).toHaveURL("/en/lantern#languages");
  await page.getByRole("navigation", { name: "Languages" }).getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL("/lantern");
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
});

test("every edition's figures and every release are there", async ({ page }) => {
  await page.goto("/en/lantern");
  await expect(page.locator("#editions")).toContainText("up to 24 (22.2)");
  await page.goto("/en/lantern/releases");
  await expect(page.getByRole("heading", { level: 2, name: "1.0.0" })).toBeVisible();
});

test("the newsletter form says that it needs script, and shows no field that does nothing", async ({ page }) => {
  await page.goto("/en");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("The newsletter form needs JavaScript.")).toBeVisible();
  await expect(footer.getByRole("textbox")).toHaveCount(0);
  await expect(footer.getByRole("button")).toHaveCount(0);
});

test("news has no button that does nothing", async ({ page }) => {
  await page.goto("/en");
  await expect(page.getByText("Open rehearsal on every first Monday")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close this notice" })).toHaveCount(0);
});

test("search says that it needs script, and every article is listed", async ({ page }) => {
  await page.goto("/support");
  const main = page.getByRole("main");
  await expect(main.getByText("検索には JavaScript が必要です。")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "検索" })).toHaveCount(0);
  const article = page.locator("a", { hasText: "体験版はどのくらい使えますか" });
  await main.locator("details", { has: article }).locator("summary").click();
  await article.click();
  await expect(page).toHaveURL("/support/how-trials-work");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("体験版はどのくらい使えますか");
});
