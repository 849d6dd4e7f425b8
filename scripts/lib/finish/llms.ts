/** `llms.txt`: the site for a language model, in English. What is for sale and for how much, then where everything else stands. */
import { addressOf, indexedLocales, origin } from "#lib/content/addresses.ts";
import { listBundles, type PricedBundle } from "#lib/content/bundles.ts";
import { systemsText } from "#lib/content/fact-text.ts";
import { requirePage } from "#lib/content/pages.ts";
import { editionTitle, listProducts, namesOfSameSound, type Product, requireEdition, requireFacts } from "#lib/content/products.ts";
import { listRoutes } from "#lib/content/routes.ts";
import { requireLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { releaseFilePath } from "#lib/feed-paths.ts";
import { formatList, formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { LOCALE_NAMES, LOCALES } from "#schemas/locale.ts";
import { CURRENCY, type Price } from "#schemas/money.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

const LANGUAGE = "en";
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
    `Prices are in ${CURRENCY}. ${t("products.editionsDiffer", { editions: formatList(sameSound, LANGUAGE) })} Contact: ${site.email}.`,
    section("Plug-ins", inLine("plug-ins")),
    section("Labz: free and experimental", inLine("labz")),
    section("Bundles", listBundles().map(bundleLine)),
    section("No longer sold", products.filter((product) => !isSold(product)).map(productLine)),
    ...listTopics(LANGUAGE).map(({ topic, articles }) =>
      section(
        `Support: ${t(`support.topics.${topic}`)}`,
        articles.map(({ path, copy }) => link(copy.data.title, path, copy.data.description)),
      ),
    ),
    section("Other pages", otherPages()),
    section("Releases", products.map(releaseLine)),
    section("Optional", [
      `- [Site map](${origin}/sitemap.xml): every page in every language`,
      ...LOCALES.map((locale) => `- [${LOCALE_NAMES[locale]}](${addressOf(locale, "/")})`),
      `- [Documentation](${requireLink("docs")})`,
      `- [Shop](${requireLink("shop")})`,
    ]),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}`);
const link = (title: string, path: string, description: string) => `- [${title}](${addressOf(LANGUAGE, path)}): ${description}`;

function productLine({ slug, facts, copy }: Product): string {
  const formats = formatList(requireFacts(slug).formats, LANGUAGE);
  return [
    link(facts.name, facts.path, copy.data.description),
    `  - ${formats === "" ? t("catalogue.app") : formats}; ${systemsText(requireFacts(slug).systems, LANGUAGE, t)}`,
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
  const size = channels === undefined ? [] : [t("catalogue.channelCount", { count: channels.max })];
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

/** Pages in English that are told of nowhere above. */
function otherPages(): string[] {
  return listRoutes().flatMap((route) => {
    if (route.kind !== "page" || !indexedLocales(route).includes(LANGUAGE)) return [];
    const { title, description } = requirePage(route.page, LANGUAGE).data;
    return [link(title, route.path, description)];
  });
}
