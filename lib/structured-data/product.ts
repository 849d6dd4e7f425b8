/** A product as something to install and something to buy, with an offer for each edition. Figures are those of its page. */
import { addressOf, origin } from "#lib/content/addresses.ts";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { currentPrice, systemWords } from "#lib/content/fact-words.ts";
import { pathOfEdition, type Product } from "#lib/content/products.ts";
import { findLatestRelease } from "#lib/content/releases.ts";
import { requireLink, site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { CURRENCY } from "#lib/i18n/region.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { term, type Thing, thing } from "./thing.ts";
import { vendorInShort } from "./vendor.ts";

type About = {
  product: Product;
  /** Where it is told of, without language. */
  path: string;
  name: string;
  description: string;
  /** Of the product's editions, those that the page offers. */
  editions: readonly Edition[];
  /** The last day of sale prices, YYYY-MM-DD. */
  saleEnd: string | undefined;
};

export function productThing(
  { product: { slug, facts, words }, path, name, description, editions, saleEnd }: About,
  locale: Locale,
): Thing {
  const t = translatorFor(locale);
  const url = addressOf(locale, path);
  const pictures = [...new Set(editions.flatMap(({ image }) => (image === undefined ? [] : [`${origin}${image.src}`])))];
  return thing(["Product", "SoftwareApplication"], {
    "@id": `${url}#product`,
    name,
    url,
    description,
    slogan: words.data.tagline,
    image: pictures.length === 0 ? undefined : pictures,
    brand: thing("Brand", { name: site.name }),
    publisher: vendorInShort(),
    applicationCategory: "MultimediaApplication",
    operatingSystem: facts.systems.map((system) => systemWords(system, t)).join(", "),
    softwareVersion: findLatestRelease(slug)?.version,
    releaseNotes: addressOf(locale, `${facts.path}/releases`),
    featureList: words.data.features.map(({ title }) => title),
    offers: editions.map((edition) => offer({ facts, edition, path, saleEnd }, locale)),
  });
}

/** `path` is that of the page with the offer. */
function offer(
  { facts, edition, path, saleEnd }: Pick<About, "path" | "saleEnd"> & { facts: ProductFacts; edition: Edition },
  locale: Locale,
): Thing {
  const { key, price, buyLink } = edition;
  const isDiscontinued = facts.salesCondition === "Discontinued";
  // The price of what is no longer sold is the last that was paid, and so no sale.
  const isReduced = "list" in price && price.sale !== undefined && !isDiscontinued;
  return thing("Offer", {
    name: fullEditionName(facts, edition, translatorFor(locale)),
    sku: key,
    url: buyLink === "" ? addressOf(locale, pathOfEdition(facts, key) ?? path) : requireLink(buyLink),
    price: amountText(currentPrice(price) ?? 0),
    priceCurrency: CURRENCY,
    priceSpecification: isReduced
      ? thing("UnitPriceSpecification", { priceType: term("ListPrice"), price: amountText(price.list), priceCurrency: CURRENCY })
      : undefined,
    priceValidUntil: isReduced ? saleEnd : undefined,
    availability: term(isDiscontinued ? "Discontinued" : "InStock"),
    seller: { "@id": vendorInShort()["@id"] },
  });
}

const amountText = (cents: number): string => (cents / 100).toFixed(2);
