/** Prices, savings and ways to buy as a visitor meets them, on the fixture site. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";

/** Each edition's row in the sheet below the product list. */
const ROWS = {
  lanternLite: ["Lantern Lite", "$120", "$101", "Stereo", "macOS 10.15 or later", "Windows 10 or later"],
  lanternStandard: ["Lantern Standard", "$250", "$187.50", "up to 24", "Windows 10 or later"],
  lens: ["Lens", "$52", "last sold at $31", "Stereo", "macOS 10.15 or later"],
  pebbleLite: ["Pebble Lite", "Free", "Stereo", "macOS 11.0 or later"],
  pebbleStandard: ["Pebble", "$60", "$45", "up to 12"],
  pebbleMultiUser: ["Pebble", "$110", "up to 12"],
  tidepool: ["Tidepool", "Free", "up to 24"],
};

/** The heading above the rows of an edition's kind. */
const groupOf = (page: Page, key: string) =>
  page.locator("tbody", { has: page.locator(`tr[data-catalogue-key="${key}"]`) }).locator("th[scope=rowgroup]");

test("the product list shows each edition with its figures", async ({ page }) => {
  await page.goto("/en/products");
  await expect(page.locator("tr[data-catalogue-key]")).toHaveCount(Object.keys(ROWS).length);
  for (const [key, texts] of Object.entries(ROWS))
    for (const text of texts) await expect(page.locator(`tr[data-catalogue-key="${key}"]`)).toContainText(text);
  // Whether they are sold is said once for all of them.
  await expect(groupOf(page, "lanternLite")).toHaveText("Now Available");
  await expect(groupOf(page, "lens")).toHaveText("Discontinued");
  await expect(page.getByRole("main").getByText("Now Available")).toHaveCount(1);
});

test("a product's page names the largest layout of an edition", async ({ page }) => {
  await page.goto("/en/lantern");
  await expect(page.locator("#editions")).toContainText("up to 24 (22.2)");
});

test("an old product says that it is discontinued and leads to its successor", async ({ page }) => {
  await page.goto("/en/lens");
  const banner = page.getByRole("complementary").filter({ hasText: "Lens is discontinued." });
  await expect(banner).toBeVisible();
  await banner.getByRole("link", { name: "Lantern takes its place." }).click();
  await expect(page).toHaveURL("/en/lantern");
  await page.goto("/en/lens");
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveCount(0);
});

test("a product's page ends with its price and the next steps once more", async ({ page }) => {
  for (const [path, name] of [
    ["/en/lantern", "Buy Now"],
    ["/en/lens", "See Lantern"],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(links).toHaveCount(2);
    const [first, last] = await Promise.all([links.first(), links.last()].map((link) => link.getAttribute("href")));
    expect(last).toBe(first);
  }
  // On a phone the bar at the edge of the screen says the price of what is sold.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole("link", { name: "See Lantern" })).toHaveCount(2);
  await page.goto("/en/lantern");
  await expect(page.getByRole("main").getByRole("link", { name: "Buy Now", exact: true })).toHaveCount(1);
});

test("a product that is sold says what it does before its editions; one that nobody buys has none, and a free one its price at its head", async ({
  page,
}) => {
  for (const [path, order, offers] of [
    ["/en/lantern", ["functions", "editions"], 0],
    ["/en/lens", ["functions"], 0],
    ["/en/labz/products/tidepool", ["functions"], 1],
  ] as const) {
    await page.goto(path);
    expect(await page.locator("#editions, #functions").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(order);
    await expect(page.locator(".stage-top [data-edition-offer]")).toHaveCount(offers);
  }
});

test("what is no longer sold is nowhere offered at a reduced price", async ({ page }) => {
  for (const path of ["/en/lens", "/en/products"]) {
    await page.goto(path);
    const rows = path === "/en/products" ? page.locator("main tr").filter({ hasText: "Lens" }) : page.locator("#requirements");
    expect(await rows.count()).toBeGreaterThan(0);
    await expect(rows.locator("s")).toHaveCount(0);
    await expect(rows.filter({ hasText: "last sold at $31" })).toHaveCount(await rows.count());
  }
});

test("a bundle whose parts are on sale says what it saves on the list, and today, and leads to each part", async ({ page }) => {
  await page.goto("/en/pricing");
  const bundle = page.locator("#bundles li").filter({ has: page.getByRole("heading", { name: "First Light" }) });
  await expect(bundle).toContainText("$290");
  await expect(bundle).toContainText("You save $140 (32%) on the list prices.");
  // 101.00 + 187.50 + 45.00 is 333.50.
  await expect(bundle).toContainText("$43.50 less");
  await expect(bundle.getByRole("link", { name: "Lantern Standard" })).toHaveAttribute("href", "/en/lantern");
});

test("every saving is rounded down", async ({ page }) => {
  await page.goto("/en/pricing");
  // 19 of 120 is 15.8 percent.
  await expect(page.getByText("save $19 (15%)")).toBeVisible();
});

test("what is free says so once, and its row leads to its own page", async ({ page }) => {
  await page.goto("/en/products#catalogue");
  const row = page.locator('tr[data-catalogue-key="pebbleLite"]');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await row.innerText()).match(/Free/gu)).toHaveLength(1);
  }
  await row.getByRole("link").click();
  await expect(page).toHaveURL("/en/labz/products/pebble-lite");
});

test("a product's page leads to the download of its free edition", async ({ page }) => {
  await page.goto("/en/pebble");
  const links = page.getByRole("main").getByRole("link", { name: "Download Pebble Lite", exact: true });
  const targets = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href")));
  expect(targets).toContain("/en/labz/products/pebble-lite#download");
});

test("who has bought finds the way to the file, and nothing more to buy", async ({ page }) => {
  await page.goto("/en/lantern/thanks-for-purchasing");
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveCount(0);
  await page.getByRole("link", { name: "Download Lantern" }).click();
  await expect(page).toHaveURL("/en/lantern/download");
});

test("a free edition has no trial, nothing to buy, and its own download and picture", async ({ page }) => {
  await page.goto("/en/labz/products/pebble-lite");
  await expect(page.locator("main")).not.toContainText("noise");
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveCount(0);
  // At the head and at the end.
  const downloads = page.getByRole("main").getByRole("link", { name: "Download", exact: true });
  await expect(downloads).toHaveCount(2);
  for (const link of await downloads.all()) await expect(link).toHaveAttribute("href", "#download");
  await page.getByRole("banner").getByRole("link", { name: "Download", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Download", exact: true })).toBeInViewport();
  await expect(page.getByRole("img", { name: /Pebble Lite window/u })).toHaveAttribute("src", /pebble.*lite/u);
});

for (const [path, target] of [
  ["/lantern", "/en/lantern#features"],
  ["/pebble", "https://shop.linden-sound.example/pebble"],
] as const) {
  test(`Buy Now of ${path} leads to ${target}`, async ({ page }) => {
    await page.goto(`/en${path}`);
    const links = page.getByRole("link", { name: "Buy Now", exact: true });
    for (const link of await links.all()) expect(await link.getAttribute("href")).toBe(target);
    expect(await links.count()).toBeGreaterThan(0);
  });
}

test("the free edition is one of the choice of downloads, and the page does not call it a trial", async ({ page }) => {
  await page.goto("/en/pebble/download");
  await expect(page.getByRole("main").getByText("Paid editions start as a trial")).toBeVisible();
  await expect(page.getByRole("main").getByRole("radio", { name: /^Lite .*Free/u })).toBeVisible();
});
