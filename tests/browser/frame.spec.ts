/** What stands around every page: header, footer, and the anchor of its first heading. */
import { expect, test } from "#tests/support/test.ts";

/** In this order as far as a site has them; what leads to other sites stands among them. */
const FOOTER = ["/en", "/en/account", "/en/labz", "/en/products", "/en/pricing", "/en/services", "/en/support"];

test("the first heading of every page has an anchor", async ({ page }) => {
  for (const path of ["/en", "/en/lantern", "/en/support", "/en/support/activate-a-licence", "/en/pricing"]) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toHaveAttribute("id", /\S/u);
  }
});

test("the header begins with the language, then the logo", async ({ page }) => {
  await page.goto("/en");
  const names = await page
    .getByRole("banner")
    .locator("select:visible, a[href='/en']")
    .evaluateAll((elements) => elements.map(({ tagName }) => tagName));
  expect(names.slice(0, 2)).toEqual(["SELECT", "A"]);
});

test("the footer's links are in their order", async ({ page }) => {
  await page.goto("/en");
  const paths = await page
    .getByRole("contentinfo")
    .getByRole("navigation")
    .first()
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const own = paths.filter((path) => path.startsWith("/"));
  expect(own.length).toBeGreaterThan(3);
  expect(own).toEqual(FOOTER.filter((path) => own.includes(path)));
});
