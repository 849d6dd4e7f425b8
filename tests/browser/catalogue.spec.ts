/** What the pages say a product costs, carries and runs on is what was agreed: tests/support/catalogue.ts. */
import type { Page } from "@playwright/test";
import { CATALOGUE, CATALOGUE_WORDS, type CatalogueEntry, OTHER_KEYS } from "#tests/support/catalogue.ts";
import { expect, test } from "#tests/support/test.ts";

const PRODUCT_PAGES = [...new Set(CATALOGUE.map(({ path }) => path))];
type Language = keyof typeof CATALOGUE_WORDS;
const addressIn = (language: Language, path: string) => (language === "ja" ? path : `/${language}${path}`);

/** What a visitor can read off one edition: figures, without the words around them. */
type Shown = Pick<CatalogueEntry, "list" | "sale" | "channels" | "layout" | "systems"> & { condition: string };

/** Every amount in a text, a free one as the language says it. */
const amountsIn = (text: string): string[] => text.match(/\$[\d.,]+|Free|無料/gu) ?? [];
const systemsIn = (text: string): string[] => text.match(/(?:macOS|Windows) [\d.]+/gu) ?? [];

function channelsIn(text: string): Pick<Shown, "channels" | "layout"> {
  const [, most, layout] = /(\d+)(?:\D+(\d+\.\d))?/u.exec(text) ?? [];
  return { ...(most === undefined ? {} : { channels: Number(most) }), ...(layout === undefined ? {} : { layout }) };
}

/** What must be shown, with only the figures that were agreed; `layout` is said on the product's page alone. */
function agreed(entry: CatalogueEntry, language: Language): Partial<Shown> {
  const { list, sale, channels, systems, isDiscontinued = false } = entry;
  const words = CATALOGUE_WORDS[language];
  const amount = (text: string) => (text === "Free" ? words.free : text);
  return {
    // What is no longer sold has no list price: only what it was last sold at.
    ...(isDiscontinued ? {} : { list: amount(list) }),
    sale: amount(sale),
    condition: isDiscontinued ? words.discontinued : words.now,
    ...(channels === undefined ? {} : { channels }),
    ...(systems === undefined ? {} : { systems }),
  };
}

/** The rows of the sheet below the product list, by key. */
async function readSheet(page: Page): Promise<Map<string, Shown & { name: string }>> {
  const rows = await page.locator("tr[data-catalogue-key]").evaluateAll((elements) =>
    elements.map((row) => ({
      key: row.getAttribute("data-catalogue-key") ?? "",
      // One cell may stand below several heads.
      cells: ([...row.children] as HTMLTableCellElement[]).flatMap(({ colSpan, innerText }) =>
        Array<string>(colSpan).fill(innerText.trim()),
      ),
    })),
  );
  return new Map(
    rows.map(({ key, cells: [name = "", list = "", sale = "", channels = "", systems = "", condition = ""] }) => [
      key,
      { name, list, sale: amountsIn(sale)[0] ?? "", condition, ...channelsIn(channels), systems: systemsIn(systems) },
    ]),
  );
}

/** The columns of a product's edition table, from the left. */
async function readEditions(page: Page, language: Language): Promise<Shown[]> {
  const rows = await page
    .locator("#editions table tbody tr")
    .evaluateAll((elements) => elements.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())));
  const byLabel = new Map(rows.map(([label = "", ...cells]) => [label, cells]));
  const words = CATALOGUE_WORDS[language];
  const row = (label: string) => byLabel.get(label) ?? [];
  return row(words.price).map((price, column) => {
    const [list = "", sale = list] = amountsIn(price);
    return {
      list,
      sale,
      condition: row(words.condition)[column] ?? "",
      ...channelsIn(row(words.channels)[column] ?? ""),
      systems: systemsIn(row(words.systems)[column] ?? ""),
    };
  });
}

for (const language of ["en", "ja"] as const) {
  test(`the product list shows every agreed figure in ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, "/products"));
    const sheet = await readSheet(page);
    expect([...sheet.keys()].sort()).toEqual([...CATALOGUE.map(({ key }) => key), ...OTHER_KEYS].sort());
    for (const entry of CATALOGUE) {
      expect(sheet.get(entry.key), entry.key).toMatchObject(agreed(entry, language));
      expect(sheet.get(entry.key)?.name, entry.key).toContain(entry.name);
    }
  });

  for (const path of PRODUCT_PAGES) {
    test(`${path} shows every agreed figure of its editions in ${language}`, async ({ page }) => {
      await page.goto(addressIn(language, path));
      const columns = await readEditions(page, language);
      for (const entry of CATALOGUE.filter((candidate) => candidate.path === path)) {
        const expected = { ...agreed(entry, language), ...(entry.layout === undefined ? {} : { layout: entry.layout }) };
        expect(columns[entry.column], entry.key).toMatchObject(expected);
      }
    });
  }
}

test("an old product says that it is discontinued and leads to its successor", async ({ page }) => {
  await page.goto("/en/hpl2-processor");
  const banner = page.getByRole("complementary").filter({ hasText: "HPL2 Processor is discontinued." });
  await expect(banner).toBeVisible();
  await banner.getByRole("link", { name: "HPL Processor takes its place." }).click();
  await expect(page).toHaveURL("/en/hpl-processor");
  await page.goto("/en/hpl2-processor");
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveCount(0);
});

test("what is no longer sold is nowhere offered at a reduced price", async ({ page }) => {
  for (const path of ["/en/hpl2-processor", "/en/products"]) {
    await page.goto(path);
    const rows = page.locator("main tr").filter({ hasText: path === "/en/products" ? "HPL2" : /./u });
    expect(await rows.count()).toBeGreaterThan(0);
    await expect(rows.locator("s")).toHaveCount(0);
    await expect(rows.filter({ hasText: "last sold at $44" })).toHaveCount(1);
  }
});

test("a bundle says what it saves on the list and what it saves today", async ({ page }) => {
  await page.goto("/en/pricing");
  const bundle = page.locator("#bundles li").filter({ has: page.getByRole("heading", { name: "Creator's Essential" }) });
  await expect(bundle).toContainText("$198");
  await expect(bundle).toContainText("You save $106 (34%) on the list prices.");
  // 117.60 + 47.60 + 40.80 is 206.00.
  await expect(bundle).toContainText("$8 less");
});

test("every saving is rounded down", async ({ page }) => {
  await page.goto("/en/pricing");
  // 20 of 128 is 15.6 percent.
  await expect(page.getByText("save $20 (15%)")).toBeVisible();
});

test("what is free says so once, and its row leads to its own page", async ({ page }) => {
  await page.goto("/en/products");
  const row = page.locator('tr[data-catalogue-key="ambienceEnhancerLite"]');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await row.innerText()).match(/Free/gu)).toHaveLength(1);
  }
  await row.getByRole("link").click();
  await expect(page).toHaveURL("/en/labz/products/ambience-enhancer-lite");
});

for (const [path, name] of [
  ["/ambience-enhancer", "Download"],
  ["/ambience-enhancer/download/standard", "Download Ambience Enhancer Lite"],
  ["/installers", "Download Ambience Enhancer Lite"],
] as const) {
  test(`${path} leads to the download of the free edition`, async ({ page }) => {
    await page.goto(`/en${path}`);
    const links = page.getByRole("main").getByRole("link", { name, exact: true });
    const targets = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href")));
    expect(targets).toContain("/en/labz/products/ambience-enhancer-lite#download");
  });
}

test("a narrow screen shows what an old product was last sold at beside its list price", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/products");
  const cells = await page
    .locator('tr[data-catalogue-key="hpl2Processor"] td')
    .evaluateAll((elements) => elements.map((cell) => (cell as HTMLElement).innerText.split(/\s*\n\s*/u)));
  expect(cells.slice(0, 2)).toEqual([
    ["List price", "$68"],
    ["Price", "last sold at $44"],
  ]);
});

test("a narrow screen shows every figure of the catalogue", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/products");
  const row = page.locator('tr[data-catalogue-key="threeDXLite"]');
  for (const words of ["List price", "$168", "Sale price", "$117.60", "up to 2", "Windows 10 or later", "Now Available"]) {
    const cell = row.getByText(words).last();
    await expect(cell).toBeVisible();
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999), words).toBeLessThanOrEqual(390);
  }
});

test("who has bought finds the way to the file, and nothing more to buy", async ({ page }) => {
  await page.goto("/en/3dx/thanks-for-purchasing");
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveCount(0);
  await page.getByRole("link", { name: "Download 3DX" }).click();
  await expect(page).toHaveURL("/en/3dx/download");
});

test("a free edition has no trial, nothing to buy, and its own download and picture", async ({ page }) => {
  await page.goto("/en/labz/products/ambience-enhancer-lite");
  await expect(page.locator("main")).not.toContainText("noise");
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Download", exact: true })).toHaveAttribute("href", "#download");
  await page.getByRole("banner").getByRole("link", { name: "Download", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Download", exact: true })).toBeInViewport();
  await expect(page.getByRole("img", { name: /Ambience Enhancer Lite window/u })).toHaveAttribute("src", /ambience-enhancer.*lite/u);
});

for (const [path, target] of [
  ["/3dx", "/en/3dx#features"],
  ["/hpl-processor", "/en/hpl-processor#features"],
  ["/ambience-enhancer", "/en/ambience-enhancer#features"],
  ["/mono-low", "https://shop.rittai-audio.example/mono-low"],
  ["/side-rack", "https://shop.rittai-audio.example/side-rack"],
] as const) {
  test(`Buy Now of ${path} leads to ${target}`, async ({ page }) => {
    await page.goto(`/en${path}`);
    const links = page.getByRole("link", { name: "Buy Now", exact: true });
    for (const link of await links.all()) expect(await link.getAttribute("href")).toBe(target);
    expect(await links.count()).toBeGreaterThan(0);
  });
}
