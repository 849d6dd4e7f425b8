/** `llms.txt`: the site for a language model, in the language that its texts are written in first. What is for sale and for how much, then where everything else stands. */
import { addressOf, indexedLocales, origin } from "#lib/content/addresses.ts";
import { listBundles, type PricedBundle } from "#lib/content/bundles.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { requirePage } from "#lib/content/pages.ts";
import { editionTitle, listProducts, namesOfSameSound, type Product, requireEdition } from "#lib/content/products.ts";
import { listRoutes } from "#lib/content/routes.ts";
import { findLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { releaseFilePath } from "#lib/feed-paths.ts";
import { formatList, formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { CURRENCY } from "#lib/i18n/region.ts";
import { LOCALE_NAMES } from "#schemas/locale.ts";
import type { Price } from "#schemas/money.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

const LANGUAGE = DEFAULT_SOURCE;
const t = translatorFor(LANGUAGE);

export function llmsText(): string {
  const home = requirePage("home", LANGUAGE).data;
  const products = listProducts(LANGUAGE);
  const sameSound = namesOfSameSound(products.flatMap(({ facts }) => facts.editions));
  const isSold = ({ facts }: Product) => facts.salesCondition !== "Discontinued";
  const inLine = (line: string) => products.filter((product) => isSold(product) && product.facts.line === line).map(productLine);
  const parts = [
    `# ${site.name}`,
    `> ${home.description}`,
    [`Prices are in ${CURRENCY}.`, ...sameSoundWords(sameSound), `Contact: ${site.email}.`].join(" "),
    section("Plug-ins", inLine("plug-ins")),
    section(`${t("products.labz")}: free and experimental`, inLine("labz")),
    section("Bundles", listBundles().map(bundleLine)),
    section("No longer sold", products.filter((product) => !isSold(product)).map(productLine)),
    ...listTopics(LANGUAGE).map(({ topic, articles }) =>
      section(
        `Support: ${t(`support.topics.${topic}`)}`,
        articles.map(({ path, words }) => link(words.data.title, path, words.data.description)),
      ),
    ),
    section("Other pages", otherPages()),
    section("Releases", products.map(releaseLine)),
    section("Optional", [
      `- [Site map](${origin}/sitemap.xml): every page in every language`,
      ...LOCALES.map((locale) => `- [${LOCALE_NAMES[locale]}](${addressOf(locale, "/")})`),
      ...Object.entries({ Documentation: findLink("docs"), Shop: findLink("shop") }).flatMap(([name, url]) =>
        url === undefined ? [] : [`- [${name}](${url})`],
      ),
    ]),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const sameSoundWords = (editions: readonly string[]) =>
  editions.length > 1 ? [t("products.editionsDiffer", { editions: formatList(editions, LANGUAGE) })] : [];
const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}`);
const link = (title: string, path: string, words: string) => `- [${title}](${addressOf(LANGUAGE, path)}): ${words}`;

function productLine({ slug, facts, words }: Product): string {
  const formats = productFact.formats(slug, LANGUAGE);
  return [
    link(facts.name, facts.path, words.data.description),
    `  - ${formats === "" ? t("catalogue.app") : formats}; ${productFact.systems(slug, undefined, LANGUAGE, t)}`,
    // What is no longer sold has no price to name.
    ...(facts.salesCondition === "Discontinued" ? [] : facts.editions.map((edition) => `  - ${editionWords(facts, edition)}`)),
  ].join("\n");
}

function bundleLine({ name, parts, price }: PricedBundle): string {
  const inside = parts.map((key) => {
    const { facts, edition } = requireEdition(key);
    return editionTitle(facts, edition);
  });
  return `- ${name}: ${formatList(inside, LANGUAGE)}, ${priceWords(price)}`;
}

function editionWords({ name, editions }: ProductFacts, { edition, licence, channels, price }: Edition): string {
  const only = editions.length > 1 ? t(`catalogue.licence.${licence === "single-user" ? "singleUser" : "multiUser"}`) : name;
  const size = channels === undefined ? [] : [t("chooser.upTo", { count: channels.max })];
  return [`${edition === "" ? only : edition}: ${priceWords(price)}`, ...size].join(", ");
}

function priceWords(price: Price): string {
  if ("free" in price) return t("catalogue.free");
  const list = formatMoney(price.list, LANGUAGE);
  return price.sale === undefined ? list : `${formatMoney(price.sale, LANGUAGE)} (list price ${list})`;
}

function releaseLine({ facts }: Product): string {
  const page = addressOf(LANGUAGE, `${facts.path}/releases`);
  return `- [${facts.name}](${page}): [Atom](${page}/feed.xml), [JSON](${origin}${releaseFilePath(facts.path)})`;
}

/** Pages in English that no list above names. */
function otherPages(): string[] {
  return listRoutes().flatMap((route) => {
    if (route.kind !== "page" || !indexedLocales(route).includes(LANGUAGE)) return [];
    const { title, description } = requirePage(route.page, LANGUAGE).data;
    return [link(title, route.path, description)];
  });
}
