/** What programs read of the site says what its pages say: site map, robots.txt, manifest, llms.txt, share cards, structured data. */
import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { parse } from "yaml";
import { formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { findMeta, type FinishedPage, named, readSite, wordsOf } from "#tests/support/finished-site.ts";
import { ofType, type Thing, thingsOf } from "#tests/support/structured-data.ts";
import { expect, test } from "#tests/support/test.ts";

// One worker reads the site once for all tests of this file.
test.describe.configure({ mode: "default" });

const ORIGIN = process.env.SITE_URL ?? (parse(readFileSync("content/shared/site.yaml", "utf8")) as { origin: string }).origin;

let pages: FinishedPage[] = [];
const byAddress = new Map<string, FinishedPage>();
test.beforeAll(async ({ baseURL }) => {
  pages = await readSite(baseURL ?? "");
  for (const page of pages) byAddress.set(`${ORIGIN}${page.address === "/" ? "/" : page.address}`, page);
});

const isMissing = ({ status }: FinishedPage) => status === 404;
const canonicalOf = ({ root }: FinishedPage) => named(root, "link").find(({ attribs }) => attribs.rel === "canonical")?.attribs.href;
const alternatesIn = ({ root }: FinishedPage) =>
  named(root, "link")
    .filter(({ attribs }) => attribs.hreflang !== undefined && attribs.rel === "alternate")
    .map(({ attribs }) => `${attribs.hreflang ?? ""} ${attribs.href ?? ""}`)
    .sort();
const requirePage = (address: string): FinishedPage => {
  const page = byAddress.get(address);
  if (page === undefined) throw new Error(`${address} is no page of this site`);
  return page;
};

/** Each page with what is wrong with it; a failing test names them all. */
function expectNoFaults(among: readonly FinishedPage[], faultsOf: (page: FinishedPage) => readonly string[]): void {
  expect(among.length).toBeGreaterThan(0);
  expect(among.flatMap((page) => faultsOf(page).map((fault) => `${page.address}: ${fault}`))).toEqual([]);
}

test("the site map names each page that may be found, with its siblings, and no other", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  type Entry = { loc: string; "xhtml:link": { "@_rel": string; "@_hreflang": string; "@_href": string }[] };
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "xhtml:link" });
  const { urlset } = parser.parse(await response.text()) as { urlset: { url: Entry[] } };
  const found = new Map(urlset.url.map((entry) => [entry.loc, entry["xhtml:link"]]));
  expect(found.size, "an address stands there twice").toBe(urlset.url.length);
  expect([...found.keys()].sort()).toEqual(pages.flatMap((page) => canonicalOf(page) ?? []).sort());
  expectNoFaults([...found.keys()].map(requirePage), (page) => {
    const siblings = (found.get(canonicalOf(page) ?? "") ?? []).map((link) => `${link["@_hreflang"]} ${link["@_href"]}`).sort();
    return siblings.join() === alternatesIn(page).join() ? [] : [`its siblings are ${siblings.join(", ")}`];
  });
});

test("robots.txt leads to the site map, and keeps robots from the calls of forms", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/$/mu);
});

test("the manifest is that of a site with icons of the size it says", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { name, start_url, icons } = (await response.json()) as {
    name: string;
    start_url: string;
    icons: Record<"src" | "sizes", string>[];
  };
  expect([name, start_url]).toEqual(["Rittai Audio", "/"]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expectNoFaults(pages, ({ root }) =>
    named(root, "link").some(({ attribs }) => attribs.rel === "manifest" && attribs.href === "/site.webmanifest") ? [] : ["names none"],
  );
});

test("llms.txt leads to pages that are there, and names every price", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text).toMatch(/^# Rittai Audio\n\n> /u);
  const own = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, href = ""]) => href).filter((href) => href.startsWith(ORIGIN));
  const answers = await Promise.all(
    own.map(async (href) => `${String((await request.get(href.slice(ORIGIN.length) || "/")).status())} ${href}`),
  );
  expect(answers.filter((answer) => !answer.startsWith("200 "))).toEqual([]);
  for (const { name, path, list, sale, isDiscontinued = false } of CATALOGUE) {
    const [, about = ""] = text.split(`](${ORIGIN}/en${path}): `);
    const [of = ""] = about.split("\n- ");
    if (isDiscontinued) expect(of, name).not.toContain("$");
    else expect(of, name).toContain(sale === list ? sale : `${sale} (list price ${list})`);
  }
});

test("each page has a share card of 1200 by 630, a product one of its own in the language of its words", async () => {
  const cards = new Set<string>();
  const property = ({ root }: FinishedPage, name: string) =>
    named(root, "meta").find(({ attribs }) => attribs.property === name)?.attribs.content;
  expectNoFaults(pages, (page) => {
    const image = property(page, "og:image") ?? "";
    cards.add(image);
    const [, language, name] = /\/images\/share\/(\w+)\/([\w-]+)\.jpg$/u.exec(image) ?? [];
    const isProduct = ofType(thingsOf(page), "Product").length > 0;
    const isOwn = canonicalOf(page) !== undefined;
    return [
      ...(image.startsWith(`${ORIGIN}/`) ? [] : [`its picture is ${image}`]),
      ...(isOwn && language !== page.locale ? [`its card is in ${language ?? "no language"}`] : []),
      ...(isProduct === (name !== "site") || !isProduct ? [] : [`its card is ${name ?? ""}`]),
      ...(property(page, "og:title") === "" || property(page, "og:description") !== findMeta(page, "description") ? ["other words"] : []),
      ...(findMeta(page, "twitter:card") === "summary_large_image" ? [] : ["no large card"]),
    ];
  });
  let bytes = 0;
  for (const card of cards) {
    const file = readFileSync(`dist/site${card.slice(ORIGIN.length)}`);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], card).toEqual([1200, 630, "jpeg"]);
    expect(file.length, card).toBeLessThan(150_000);
    bytes += file.length;
  }
  expect(bytes).toBeLessThan(5_000_000);
});

test("the home page tells of the vendor, and of a search that answers", async ({ page }) => {
  for (const home of pages.filter(({ path }) => path === "/")) {
    const things = thingsOf(home);
    expect(ofType(things, "Organization")).toHaveLength(1);
    expect(ofType(things, "WebSite")).toHaveLength(1);
  }
  const [site] = ofType(thingsOf(requirePage(`${ORIGIN}/en`)), "WebSite");
  const { target } = site?.potentialAction as { target: { urlTemplate: string } };
  await page.goto(target.urlTemplate.slice(ORIGIN.length).replace("{search_term_string}", "MonoLow"));
  await expect(page.getByRole("main").getByRole("link", { name: "MonoLow" }).first()).toBeVisible();
});

test("below the home page each page tells the way to it, over pages that are there", () => {
  type Step = { position: number; name: string; item: string };
  expectNoFaults(
    pages.filter((page) => page.path !== "/" && !isMissing(page)),
    (page) => {
      const lists = ofType(thingsOf(page), "BreadcrumbList");
      const steps = (lists[0]?.itemListElement ?? []) as Step[];
      const at = localePath(page.locale, "/");
      return [
        ...(lists.length === 1 && steps.length > 1 ? [] : ["tells none"]),
        ...(steps.every(({ name, position }, place) => position === place + 1 && name !== "") ? [] : ["counts wrongly"]),
        ...(steps.every(({ item }) => byAddress.has(item)) ? [] : ["leads over a page that is not there"]),
        ...(steps[0]?.item === `${ORIGIN}${at}` && steps.at(-1)?.item === `${ORIGIN}${page.address}` ? [] : ["begins or ends elsewhere"]),
      ];
    },
  );
});

test("a page that is not there tells nothing", () => {
  expectNoFaults(pages.filter(isMissing), (page) => (thingsOf(page).length === 0 ? [] : ["tells something"]));
});

test("an offer's price is the one that the page shows, and a discontinued product says so", () => {
  type Offer = { name: string; price: string; priceCurrency: string; availability: string; priceSpecification?: { price: string } };
  const shown = (dollars: string, { locale }: FinishedPage) => formatMoney(Math.round(Number(dollars) * 100), locale).replace(/\s/gu, " ");
  const withProduct = pages.filter((page) => ofType(thingsOf(page), "Product").length > 0);
  expect(new Set(withProduct.map(({ path }) => path)).size).toBeGreaterThanOrEqual(9);
  expectNoFaults(withProduct, (page) => {
    const [product] = ofType(thingsOf(page), "Product");
    const main = wordsOf(named(page.root, "main")[0]!);
    return (product?.offers as Offer[]).flatMap(({ name, price, priceCurrency, availability, priceSpecification }) => {
      const amounts = [price, priceSpecification?.price].flatMap((amount) => (amount === undefined || amount === "0.00" ? [] : [amount]));
      return [
        ...amounts.filter((amount) => !main.includes(shown(amount, page))).map((amount) => `${name}: ${amount} is not on the page`),
        ...(priceCurrency === "USD" ? [] : [`${name}: ${priceCurrency}`]),
        ...(availability.endsWith("/Discontinued") === page.path.startsWith("/hpl2-processor") ? [] : [`${name}: ${availability}`]),
      ];
    });
  });
  for (const { path, name, sale, isDiscontinued = false } of CATALOGUE) {
    const [product] = ofType(thingsOf(requirePage(`${ORIGIN}/en${path}`)), "Product");
    const amounts = (product?.offers as Offer[]).map(({ price }) => Number(price));
    expect(amounts, name).toContain(sale === "Free" ? 0 : Number(sale.replace("$", "")));
    if (isDiscontinued) expect((product?.offers as Offer[])[0]?.availability).toBe("https://schema.org/Discontinued");
  }
});

/** White space as `wordsOf` has it; French has narrow spaces of its own before some marks. */
const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

test("the support page's questions are told with the answers that stand there", () => {
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
  expect(withQuestions.find(({ locale }) => LANGUAGE_TAGS[locale] === "en")).toBeDefined();
});
