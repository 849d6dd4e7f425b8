import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { currentPrice } from "#lib/content/fact-words.ts";
import { editionDownloadPath, listProducts, trialDownloadPath } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { EditionsSection } from "./editions-section.tsx";

const cases = LOCALES.flatMap((locale) => listProducts(locale).map((product) => ({ locale, product, slug: product.slug })));

it.each(cases)("shows each edition of $slug in $locale with its price, its shop and its trial", ({ locale, product }) => {
  const html = renderToStaticMarkup(<EditionsSection product={product} locale={locale} />);
  const { facts } = product;
  for (const { key, price, buyLink } of facts.editions) {
    const cents = currentPrice(price);
    if (cents !== undefined) expect(html).toContain(formatMoney(cents, locale));
    if (buyLink !== "") expect(html).toContain(`href="${requireLink(buyLink)}"`);
    if (buyLink !== "" && facts.trialMinutes !== undefined)
      expect(html).toContain(`href="${localePath(locale, trialDownloadPath(facts, key))}"`);
  }
  // The head of a free product's page has its download already.
  const [only] = facts.editions.length === 1 ? facts.editions : [];
  if (only !== undefined && "free" in only.price)
    expect(html).not.toContain(`href="${localePath(locale, editionDownloadPath(facts, only.key))}"`);
  // What is no longer sold has nothing to buy.
  if (facts.salesCondition === "Discontinued") expect(html).not.toContain("border-signal");
});
