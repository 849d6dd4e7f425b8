/** What runs on whose computer: with script, without it, and as JSON. */
import { type Compatibility, dawSystems } from "#lib/compatibility.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { needsLocale, needsPage } from "#tests/support/site-extent.ts";
import { expect, test } from "#tests/support/test.ts";
import { overflowOfPartedLetters } from "#tests/support/text-spacing.ts";

needsLocale("en");
needsPage("/compatibility", "en");
const PAGE = localePath("en", "/compatibility");

const CATALOGUE = "/api/v1/compatibility.json";

test("says for each product whether it runs on a system, and why not", async ({ page, request }) => {
  const catalogue = (await (await request.get(CATALOGUE)).json()) as Compatibility;
  await page.goto(PAGE);
  const answers = page.locator("[data-runs]");
  await expect(answers).toHaveCount(0);
  await expect(page.locator("#compatibility-version")).toHaveCount(0);
  await page.getByLabel("System", { exact: true }).selectOption("Windows");
  await expect(page.locator("#compatibility-version")).toBeVisible();
  await expect(answers).toHaveCount(catalogue.products.length);
  for (const { name, systems } of catalogue.products) {
    const isOnWindows = systems.some(({ system }) => system === "Windows");
    const answer = answers.filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(answer).toHaveAttribute("data-runs", String(isOnWindows));
    await expect(answer).toContainText(isOnWindows ? "Runs" : "Not available for Windows yet.");
  }
  const running = catalogue.products.filter(({ systems }) => systems.some(({ system }) => system === "Windows"));
  await expect(page.getByRole("status").last()).toHaveText(`Products that run: ${running.length} of ${catalogue.products.length}`);
});

test("says that a host runs on another system alone, with script and in the table", async ({ page, request }) => {
  const catalogue = (await (await request.get(CATALOGUE)).json()) as Compatibility;
  await page.goto(PAGE);
  for (const daw of catalogue.daws) {
    await page.getByLabel("System", { exact: true }).selectOption("Windows");
    await page.locator("#compatibility-daw").selectOption(daw.id);
    for (const { name, formats, systems, daws } of catalogue.products) {
      const on = dawSystems({ formats, systems }, daw, catalogue.formats);
      const runs = systems.some(({ system }) => system === "Windows") && (formats.length === 0 || on.includes("Windows"));
      const answer = page.locator("[data-runs]").filter({ has: page.getByRole("link", { name, exact: true }) });
      await expect(answer, `${name} in ${daw.name}`).toHaveAttribute("data-runs", String(runs));
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
      // Hosts of one system stand last, on a line of their own: "macOS only Pro Tools, Logic Pro".
      const alone = new RegExp(`Recommended DAWs.*${on.join()} only .*${daw.name}`, "u");
      if (daws.includes(daw.id)) await expect(row).toContainText(on.length < systems.length ? alone : daw.name);
    }
  }
});

test("keeps the heads of the columns in sight beside the last product", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(PAGE);
  await page
    .getByRole("row")
    .last()
    .evaluate((row) => {
      row.scrollIntoView({ block: "end" });
    });
  await expect(page.getByRole("columnheader", { name: "macOS", exact: true })).toBeInViewport();
});

test("shows what is sold before what is discontinued", async ({ page, request }) => {
  const { products } = (await (await request.get(CATALOGUE)).json()) as Compatibility;
  await page.goto(PAGE);
  const shown = await page.getByRole("rowheader").getByRole("link").allTextContents();
  const discontinued = products.filter((product) => product.isDiscontinued).map(({ name }) => name);
  expect(shown).toHaveLength(products.length);
  expect(shown.slice(shown.length - discontinued.length).toSorted()).toEqual(discontinued.toSorted());
});

test("after Back no choice stands without its results", async ({ page }) => {
  await page.goto(PAGE);
  const system = page.getByLabel("System", { exact: true });
  await system.selectOption("Windows");
  await expect(page.locator("[data-runs]").first()).toBeVisible();
  await page.goto(localePath("en", "/"));
  await page.goBack();
  await expect(system).toHaveValue("");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("lists every product with its systems", async ({ page, request }) => {
    const catalogue = (await (await request.get(CATALOGUE)).json()) as Compatibility;
    await page.goto(PAGE);
    await expect(page.getByLabel("System", { exact: true })).toBeHidden();
    const columns = await page.getByRole("columnheader").allTextContents();
    for (const { name, systems } of catalogue.products) {
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
      for (const { name: system } of catalogue.systems) {
        const minimum = systems.find((supported) => supported.system === system)?.minimum;
        const cell = row.locator("th, td").nth(columns.indexOf(system));
        await expect(cell).toContainText(minimum === undefined ? "No" : `${minimum} or later`);
      }
    }
  });
});

test("is a file of the site, for programs of any origin's server", async ({ request }) => {
  const answer = await request.get(CATALOGUE);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/json"]);
  expect(answer.headers().etag).toBeTruthy();
});

test.describe("with letters parted as WCAG 1.4.12 lets a visitor part them", () => {
  test.use({ bypassCSP: true });

  for (const locale of LOCALES)
    test(`the page is no wider than its window in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 1100, height: 800 });
      await page.goto(localePath(locale, "/compatibility"));
      expect(await overflowOfPartedLetters(page)).toBe(0);
    });
});
