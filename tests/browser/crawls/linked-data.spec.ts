/** The linked data in each page says to programs what the page says to people. */
import { formatMoney } from "#lib/i18n/format.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { CURRENCY } from "#lib/i18n/region.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { type FinishedPage, named, wordsOf } from "#tests/support/finished-site.ts";
import { ofType, type Thing, thingsOf } from "#tests/support/structured-data.ts";
import { needsManyArticles } from "#tests/support/site-extent.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectNoFaults, isMissing, ORIGIN, readEveryPage, requirePage } from "./every-page.ts";

const pages = readEveryPage();
const addressOf = (path: string) => `${ORIGIN}${localePath(DEFAULT_SOURCE, path)}`;
const DISCONTINUED = CATALOGUE.filter(({ isDiscontinued }) => isDiscontinued).map(({ path }) => path);

test("the home page tells of the vendor, and of a search that answers", async ({ page }) => {
  for (const home of pages.filter(({ path }) => path === "/")) {
    const things = thingsOf(home);
    expect(ofType(things, "Organization")).toHaveLength(1);
    expect(ofType(things, "WebSite")).toHaveLength(1);
  }
  const [site] = ofType(thingsOf(requirePage(pages, addressOf("/"))), "WebSite");
  const product = CATALOGUE[0]?.names[0] ?? "";
  const { target } = site!.potentialAction as { target: { urlTemplate: string } };
  await page.goto(target.urlTemplate.slice(ORIGIN.length).replace("{search_term_string}", encodeURIComponent(product)));
  await expect(page.getByRole("main").getByRole("link", { name: product }).first()).toBeVisible();
});

test("below the home page each page tells the way to it, over pages that are there", () => {
  type Step = { position: number; name: string; item: string };
  const addresses = new Set(pages.map(({ address }) => `${ORIGIN}${address}`));
  expectNoFaults(
    pages.filter((page) => page.path !== "/" && !isMissing(page)),
    (page) => {
      const lists = ofType(thingsOf(page), "BreadcrumbList");
      const steps = (lists[0]?.itemListElement ?? []) as Step[];
      const at = localePath(page.locale, "/");
      return [
        ...(lists.length === 1 && steps.length > 1 ? [] : ["tells none"]),
        ...(steps.every(({ name, position }, place) => position === place + 1 && name !== "") ? [] : ["counts wrongly"]),
        ...(steps.every(({ item }) => addresses.has(item)) ? [] : ["leads over a page that is not there"]),
        ...(steps[0]?.item === `${ORIGIN}${at}` && steps.at(-1)?.item === `${ORIGIN}${page.address}` ? [] : ["begins or ends elsewhere"]),
      ];
    },
  );
});

test("a page that is not there tells nothing", () => {
  expectNoFaults(pages.filter(isMissing), (page) => (thingsOf(page).length === 0 ? [] : ["tells something"]));
});

test("an offer's price is the one that the page shows, and a discontinued product says so", () => {
  type Offer = {
    name: string;
    price: string;
    priceCurrency: string;
    availability: string;
    priceSpecification?: { price: string };
    priceValidUntil?: string;
  };
  const [saleEnd] = named(requirePage(pages, addressOf("/pricing")).root, "b").flatMap(({ attribs }) => attribs["data-until"] ?? []);
  const shown = (dollars: string, { locale }: FinishedPage) => formatMoney(Math.round(Number(dollars) * 100), locale).replace(/\s/gu, " ");
  const withProduct = pages.filter((page) => ofType(thingsOf(page), "Product").length > 0);
  const told = new Set(withProduct.map(({ path }) => path));
  expect(CATALOGUE.filter(({ path }) => !told.has(path)).map(({ path }) => path)).toEqual([]);
  expectNoFaults(withProduct, (page) => {
    const [product] = ofType(thingsOf(page), "Product");
    const main = wordsOf(named(page.root, "main")[0]!);
    const offers = product?.offers as Offer[];
    const names = new Set(offers.map(({ name }) => name));
    return offers.flatMap(({ name, price, priceCurrency, availability, priceSpecification, priceValidUntil }) => {
      const amounts = [price, priceSpecification?.price].flatMap((amount) => (amount === undefined || amount === "0.00" ? [] : [amount]));
      return [
        ...amounts.filter((amount) => !main.includes(shown(amount, page))).map((amount) => `${name}: ${amount} is not on the page`),
        ...(names.size === offers.length ? [] : [`${name}: another offer is named so`]),
        ...(priceValidUntil === (priceSpecification && saleEnd) ? [] : [`${name}: good until ${priceValidUntil ?? "ever"}`]),
        ...(priceCurrency === CURRENCY ? [] : [`${name}: ${priceCurrency}`]),
        ...(availability.endsWith("/Discontinued") === DISCONTINUED.some((path) => page.path.startsWith(path))
          ? []
          : [`${name}: ${availability}`]),
      ];
    });
  });
  for (const { path, key, list, sale = list, isDiscontinued } of CATALOGUE) {
    const [product] = ofType(thingsOf(requirePage(pages, addressOf(path))), "Product");
    const amounts = (product!.offers as Offer[]).map(({ price }) => Number(price));
    expect(amounts, key).toContain(sale === "Free" ? 0 : Number(sale.replace(/[$,]/gu, "")));
    if (isDiscontinued) expect((product!.offers as Offer[])[0]?.availability).toBe("https://schema.org/Discontinued");
  }
});

/** White space as `wordsOf` has it; French has narrow spaces of its own before some marks. */
const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

test("the support page's questions are told with the answers that stand there", () => {
  needsManyArticles();
  const withQuestions = pages.filter((page) => ofType(thingsOf(page), "FAQPage").length > 0);
  expect(withQuestions.map(({ path }) => path)).toEqual(withQuestions.map(() => "/support"));
  expectNoFaults(withQuestions, (page) => {
    const [faq] = ofType(thingsOf(page), "FAQPage");
    const main = wordsOf(named(page.root, "main")[0]!);
    const headings = new Set(named(page.root, "h2").map(wordsOf));
    const questions = faq?.mainEntity as (Thing & { name: string; acceptedAnswer: { text: string } })[];
    return questions.flatMap(({ name, acceptedAnswer: { text } }) => [
      ...(headings.has(oneLine(name)) ? [] : [`asks ${name} nowhere`]),
      ...(text.length > 20 && main.includes(oneLine(text)) ? [] : [`answers ${name} otherwise`]),
    ]);
  });
  expect(withQuestions.find(({ locale }) => locale === DEFAULT_SOURCE)).toBeDefined();
});
