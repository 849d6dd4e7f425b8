import { addressOf, origin } from "#lib/content/addresses.ts";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { currentPrice, systemText } from "#lib/content/fact-text.ts";
import { pathOfEdition, type Product } from "#lib/content/products.ts";
import { findLatestRelease } from "#lib/content/releases.ts";
import { requireLink, site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { CURRENCY } from "#schemas/money.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { term, type Thing, thing } from "./thing.ts";
import { vendorInShort } from "./vendor.ts";

type About = {
  product: Product;
  /** Path of the page without locale. */
  path: string;
  name: string;
  description: string;
  /** The editions that the page offers. */
  editions: readonly Edition[];
};

/** A product as software and as something to buy, with an offer for each edition. */
export function productThing({ product: { slug, facts, copy }, path, name, description, editions }: About, locale: Locale): Thing {
  const t = translatorFor(locale);
  const url = addressOf(locale, path);
  const pictures = [...new Set(editions.flatMap(({ image }) => (image === undefined ? [] : [`${origin}${image.src}`])))];
  return thing(["Product", "SoftwareApplication"], {
    "@id": `${url}#product`,
    name,
    url,
    description,
    slogan: copy.data.tagline,
    image: pictures.length === 0 ? undefined : pictures,
    brand: thing("Brand", { name: site.name }),
    publisher: vendorInShort(),
    applicationCategory: "MultimediaApplication",
    operatingSystem: facts.systems.map((system) => systemText(system, t)).join(", "),
    softwareVersion: findLatestRelease(slug)?.version,
    releaseNotes: addressOf(locale, `${facts.path}/releases`),
    featureList: copy.data.features.map(({ title }) => title),
    offers: editions.map((edition) => offer(facts, edition, path, locale)),
  });
}

function offer(facts: ProductFacts, edition: Edition, path: string, locale: Locale): Thing {
  const { key, price, buyLink } = edition;
  const isDiscontinued = facts.salesCondition === "Discontinued";
  // The price of a discontinued product is the last one, which is no sale.
  const isReduced = "list" in price && price.sale !== undefined && !isDiscontinued;
  return thing("Offer", {
    name: fullEditionName(facts, edition, translatorFor(locale)),
    sku: key,
    url: buyLink === "" ? addressOf(locale, pathOfEdition(facts, key) ?? path) : requireLink(buyLink),
    price: dollars(currentPrice(price) ?? 0),
    priceCurrency: CURRENCY,
    ...(isReduced
      ? {
          priceSpecification: thing("UnitPriceSpecification", {
            priceType: term("ListPrice"),
            price: dollars(price.list),
            priceCurrency: CURRENCY,
          }),
        }
      : {}),
    availability: term(isDiscontinued ? "Discontinued" : "InStock"),
    seller: { "@id": vendorInShort()["@id"] },
  });
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
