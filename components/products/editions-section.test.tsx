import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { currentPrice } from "#lib/content/fact-words.ts";
import { listProducts, type Product, editionDownloadPath } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { EditionsSection } from "./editions-section.tsx";

/** One edition that nobody buys has no such section: the page's head says what it costs. */
const hasEditions = ({ facts: { editions, salesCondition } }: Product) =>
  editions.length > 1 || (salesCondition !== "Discontinued" && editions.some(({ price }) => !("free" in price)));
const cases = LOCALES.flatMap((locale) =>
  listProducts(locale)
    .filter(hasEditions)
    .map((product) => ({ locale, product, slug: product.slug })),
);

it.each(cases)("shows each edition of $slug in $locale with its price, its shop and its trial", ({ locale, product }) => {
  const html = renderToStaticMarkup(<EditionsSection product={product} locale={locale} />);
  const { facts } = product;
  for (const { key, price, buyLink } of facts.editions) {
    const cents = currentPrice(price);
    if (cents !== undefined) expect(html).toContain(formatMoney(cents, locale));
    if (buyLink !== "") expect(html).toContain(`href="${requireLink(buyLink)}"`);
    if (buyLink !== "" && facts.trialMinutes !== undefined)
      expect(html).toContain(`href="${localePath(locale, editionDownloadPath(facts, key))}"`);
  }
  // Names that stay in view would cover the last rows of a table that a screen holds as a whole.
  expect(html).not.toContain("sticky");
  // As in the price list.
  if (facts.editions.some(({ channels }) => channels?.max === 2))
    expect(html).toContain(translatorFor(locale)("chooser.upTo", { count: 2 }));
  // What is no longer sold has nothing to buy.
  if (facts.salesCondition === "Discontinued") expect(html).not.toContain("border-signal");
});
