/** What stands around every page: header, footer, and the anchor of its first heading. */
import { expect, test } from "#tests/support/test.ts";

/** In this order as far as a site has them; what leads to other sites stands among them. */
const FOOTER = ["/en", "/en/products", "/en/labz", "/en/pricing", "/en/support", "/en/services", "/en/account"];

test("the first heading of every page has an anchor", async ({ page }) => {
  for (const path of ["/en", "/en/lantern", "/en/support", "/en/support/activate-a-licence", "/en/pricing"]) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toHaveAttribute("id", /\S/u);
  }
});

test("the header begins with the logo; on phones the language is a globe of a finger's size, and the name is seen", async ({ page }) => {
  await page.goto("/en");
  const header = page.getByRole("banner");
  await expect(header.locator("a[href], select").first()).toHaveAttribute("href", "/en");
  await page.setViewportSize({ width: 360, height: 740 });
  const language = header.getByRole("combobox");
  const box = await language.boundingBox();
  expect([box?.width, box?.height]).toEqual([36, 36]);
  await language.focus();
  const ring = await language.evaluate(({ parentElement }) => {
    const { outlineStyle, height } = getComputedStyle(parentElement ?? document.body);
    return [outlineStyle, height];
  });
  expect(ring).toEqual(["solid", "36px"]);
  const [logo, name] = [header.getByRole("link").first(), header.getByRole("link").first().locator("span").first()];
  const [outer, inner] = [await logo.boundingBox(), await name.boundingBox()];
  expect(inner?.y).toBe(outer?.y);
});

test("a page with a form of its own folds the newsletter, which opens when it is pressed", async ({ page }) => {
  await page.goto("/en/lantern/download/Lite");
  const footer = page.getByRole("contentinfo");
  const address = footer.getByRole("textbox");
  await expect(footer.locator("summary")).toBeVisible();
  await expect(address).toBeHidden();
  await footer.locator("summary").click();
  await expect(address).toBeVisible();
  await page.goto("/en/lantern");
  await expect(address).toBeVisible();
});

test("a checksum is folded until it is asked for", async ({ page }) => {
  await page.goto("/en/installers");
  await expect(page.locator(".checksum").first().locator("summary")).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator(".checksum")
        .first()
        .evaluate((details) => details.getBoundingClientRect().height),
    )
    .toBeLessThan(40);
  await page.locator(".checksum summary").first().click();
  await expect
    .poll(() =>
      page
        .locator(".checksum")
        .first()
        .evaluate((details) => details.getBoundingClientRect().height),
    )
    .toBeGreaterThan(40);
});

test("a checksum is copied by its button, which says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/installers");
  const copy = page.locator(".checksum + button").first();
  await expect(copy).toHaveText(/^Copy/u);
  await copy.click();
  await expect(copy).toHaveText(/^Copied/u);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/u);
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
