/** What the pages say a product costs, carries and runs on is what the facts say: tests/support/catalogue.ts. */
import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { CATALOGUE, type CatalogueEntry, catalogueLabels } from "#tests/support/catalogue.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const PRODUCT_PAGES = [...new Set(CATALOGUE.map(({ path }) => path))];
/** Those that write amounts as English does. */
const LOCALES_CHECKED = LOCALES.filter((locale) => locale === "en" || locale === "ja");

/** What a visitor can read off one edition: figures, without the labels around them. */
type Shown = Partial<Pick<CatalogueEntry, "list" | "sale" | "channels" | "layout" | "systems">> & { condition: string };

/** Every amount in a text; `free` is how the language calls what costs nothing. */
const amountsIn = (text: string, free: string): string[] =>
  [...text.matchAll(/\$[\d.,]+/gu)].map(([amount]) => amount).concat(text.includes(free) ? ["Free"] : []);
const SYSTEMS = [...new Set(CATALOGUE.flatMap(({ systems }) => systems))];
const systemsIn = (text: string): string[] => SYSTEMS.filter((system) => text.replaceAll(/\s/gu, " ").includes(system));

/** Two channels have a name. */
const stereoIn = ({ upToChannels }: ReturnType<typeof catalogueLabels>) => /=2 \{([^{}]+)\}/u.exec(upToChannels)?.[1] ?? "=2";

function channelsIn(text: string, stereo: string): Pick<Shown, "channels" | "layout"> {
  if (text.includes(stereo)) return { channels: 2 };
  const [, most, layout] = /(\d+)(?:\D+(\d+\.\d))?/u.exec(text) ?? [];
  return { ...(most === undefined ? {} : { channels: Number(most) }), ...(layout === undefined ? {} : { layout }) };
}

/** What must be shown; `layout` is shown on the product's page alone. */
function expected(entry: CatalogueEntry, locale: Locale): Partial<Shown> {
  const { list, sale, channels, systems, isDiscontinued } = entry;
  const labels = catalogueLabels(locale);
  return {
    // What is no longer sold has no list price: only what it was last sold at.
    ...(isDiscontinued ? {} : { list }),
    ...(sale === undefined ? {} : { sale }),
    condition: isDiscontinued ? labels.Discontinued : labels.nowAvailable,
    ...(channels === undefined ? {} : { channels }),
    systems: SYSTEMS.filter((system) => systems.includes(system)),
  };
}

/** The rows of the sheet below the product list, by key. */
async function readSheet(page: Page, labels: ReturnType<typeof catalogueLabels>): Promise<Map<string, Shown & { name: string }>> {
  const rows = await page.locator("tr[data-catalogue-key]").evaluateAll((elements) =>
    elements.map((row) => ({
      key: row.getAttribute("data-catalogue-key") ?? "",
      condition: row.parentElement?.querySelector("[scope=rowgroup]")?.textContent ?? "",
      // One cell may stand below several heads.
      cells: ([...row.children] as HTMLTableCellElement[]).flatMap(({ colSpan, innerText }) =>
        Array<string>(colSpan).fill(innerText.trim()),
      ),
    })),
  );
  return new Map(
    rows.map(({ key, condition, cells: [name = "", list = "", sale = "", channels = "", systems = ""] }) => [
      key,
      {
        name,
        list: amountsIn(list, labels.free)[0],
        sale: amountsIn(sale, labels.free)[0],
        condition,
        ...channelsIn(channels, stereoIn(labels)),
        systems: systemsIn(systems),
      },
    ]),
  );
}

/**
 * The columns of a product's edition table, from the left; the list in the cell that spans all columns is true of each. One edition alone has
 * only a list; one that nobody buys has its price at the head of the page and its figures among the requirements.
 */
async function readEditions(page: Page, locale: Locale): Promise<Shown[]> {
  const section = (await page.locator("#editions").count()) > 0 ? "#editions" : "#requirements";
  const rowsOf = (selector: string) =>
    page
      .locator(`${section} ${selector}`)
      .evaluateAll((elements) => elements.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())));
  const facts = await rowsOf("dl > div");
  const rows = [...(await rowsOf("table tbody tr")), ...facts];
  const byLabel = new Map(rows.map(([label = "", ...cells]) => [label, cells]));
  const labels = catalogueLabels(locale);
  const row = (label: string) => byLabel.get(label) ?? [];
  const common = facts.flat().join(" ");
  const prices = await page.locator("main [data-edition-offer]").allInnerTexts();
  return prices.map((price, column) => {
    const [list, sale = list] = amountsIn(price, labels.free);
    return {
      list,
      sale,
      condition: [labels.Discontinued, labels.nowAvailable].find((words) => common.includes(words)) ?? "",
      ...channelsIn(row(labels.channels)[column] ?? "", stereoIn(labels)),
      systems: systemsIn(`${common} ${row(labels.systems)[column] ?? ""}`),
    };
  });
}

for (const locale of LOCALES_CHECKED) {
  test(`the product list shows every figure of the facts in ${locale}`, inLanguage(locale), async ({ page }) => {
    await page.goto(localePath(locale, "/products"));
    const sheet = await readSheet(page, catalogueLabels(locale));
    expect([...sheet.keys()].sort()).toEqual(CATALOGUE.map(({ key }) => key).sort());
    for (const entry of CATALOGUE) {
      expect(sheet.get(entry.key), entry.key).toMatchObject(expected(entry, locale));
      for (const name of entry.names) expect(sheet.get(entry.key)?.name, entry.key).toContain(name);
    }
  });

  test(`each product page shows every figure of its editions in ${locale}`, inLanguage(locale), async ({ page }) => {
    test.slow();
    for (const path of PRODUCT_PAGES) {
      await page.goto(localePath(locale, path));
      const columns = await readEditions(page, locale);
      for (const entry of CATALOGUE.filter((candidate) => candidate.path === path)) {
        const figures = { ...expected(entry, locale), ...(entry.layout === undefined ? {} : { layout: entry.layout }) };
        expect.soft(columns[entry.column], entry.key).toMatchObject(figures);
      }
    }
  });
}
