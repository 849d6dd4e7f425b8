/** Releases pages as visitors use them: all without script. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import { expectToStandOut } from "#tests/support/forced-colours.ts";
import { expect, test } from "#tests/support/test.ts";

// A browser told to run no script refuses the script files that the page names in advance, and reports each refusal.
test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });

test("installers are narrowed to one edition and one system, and back", async ({ page }) => {
  await page.goto("/en/lantern/releases");
  const installersOf = (place: number) => page.locator("main section").nth(place).getByRole("listitem").filter({ hasText: ".zip" });
  const visible = () => installersOf(0).filter({ visible: true });
  await expect(visible()).toHaveCount(4);
  // Those of older versions are folded until something is chosen.
  await expect(installersOf(1)).toHaveCount(0);
  await page.getByRole("group", { name: "Edition" }).getByText("Lite").click();
  await expect(visible()).toHaveCount(2);
  await expect(installersOf(1).filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole("group", { name: "System" }).getByText("Windows").click();
  await expect(visible()).toHaveCount(1);
  await expect(visible()).toContainText(/Lantern-Lite-[\d.]+-Windows\.zip/);
  await page.getByRole("group", { name: "Edition" }).getByText("All").click();
  await expect(visible()).toHaveCount(2);
});

test("the filter works from the keyboard, and shows where it is", async ({ page }) => {
  await page.goto("/en/lantern/releases");
  const edition = page.getByRole("group", { name: "Edition" });
  await edition.getByRole("radio", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(edition.getByRole("radio", { name: "Lite" })).toBeChecked();
  await expect(page.getByText(/Lantern-Standard-[\d.]+-macOS\.zip/).first()).toBeHidden();
});

test("the choice of the filter is seen with forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en/lantern/releases");
  const options = page.getByRole("group", { name: "Edition" }).locator("label");
  await expectToStandOut(options.filter({ hasText: "All" }), options.filter({ hasText: "Lite" }));
});

test("a product with one edition on one system has nothing to narrow", async ({ page }) => {
  await page.goto("/en/lens/releases");
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("an old version has an anchor, its installers, and its known issues with the version that ended them", async ({ page }) => {
  await page.goto("/en/lantern/releases#1.0.0");
  const first = page.locator("section[id='1.0.0']");
  await expect(first).toBeInViewport();
  await first.getByText("Installers").click();
  await expect(first.getByText(/Lantern-Lite-1\.0\.0-macOS\.zip/).first()).toBeVisible();
  await first.getByRole("link", { name: "Fixed in 1.1.0" }).click();
  await expect(page).toHaveURL("/en/lantern/releases#1.1.0");
});

test("a beta stands first and says so, and the stable version is the latest", async ({ page }) => {
  await page.goto("/en/pebble/releases");
  const [beta, stable] = [page.locator("main section[data-for]").first(), page.locator("main section[data-for]").nth(1)];
  await expect(beta).toContainText("Beta");
  await expect(beta).not.toContainText("Latest");
  await expect(stable).toContainText("Latest");
});

test("every feed that a page of releases names is there", async ({ page, baseURL }) => {
  for (const address of ["/lantern/releases", "/de/pebble/releases", "/en/lens/releases"]) {
    await page.goto(address);
    const named = await page
      .locator("main a[href$='.xml'], main a[href$='.json'], head link[type*='atom'], head link[type*='feed+json']")
      .all();
    const paths = await Promise.all(named.map(async (link) => new URL((await link.getAttribute("href")) ?? "", baseURL).pathname));
    expect(paths.length, address).toBeGreaterThanOrEqual(5);
    for (const path of paths) expect(existsSync(join(FIXTURE_OUTPUT, "dist/site", path)), path).toBe(true);
  }
});
