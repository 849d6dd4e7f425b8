import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { currentPrice } from "#lib/content/fact-words.ts";
import { listProducts } from "#lib/content/products.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { StartingPrice } from "./starting-price.tsx";

const locale = LOCALES[0];
const free = translatorFor(locale)("catalogue.free");
const sold = listProducts(locale).filter(({ facts }) => facts.salesCondition !== "Discontinued");
const isFree = ({ facts }: (typeof sold)[number]) => facts.editions.some(({ price }) => "free" in price);
const withFreeEdition = sold.filter((product) => isFree(product) && product.facts.editions.length > 1);
const onlyPaid = sold.filter((product) => !isFree(product));

it.each(withFreeEdition)("calls $slug free, and says what its cheapest larger edition costs", ({ facts }) => {
  const html = renderToStaticMarkup(<StartingPrice facts={facts} locale={locale} />);
  const cheapest = Math.min(...facts.editions.flatMap(({ price }) => currentPrice(price) ?? []));
  expect(html).toContain(free);
  expect(html).toContain(formatMoney(cheapest, locale));
  // In the bar of a phone there is room for one word.
  expect(renderToStaticMarkup(<StartingPrice facts={facts} locale={locale} isShort />)).not.toContain(formatMoney(cheapest, locale));
});

it.each(onlyPaid)("says what the cheapest edition of $slug costs today", ({ facts }) => {
  const cheapest = Math.min(...facts.editions.flatMap(({ price }) => currentPrice(price) ?? []));
  const html = renderToStaticMarkup(<StartingPrice facts={facts} locale={locale} />);
  expect(html).toContain(formatMoney(cheapest, locale));
  expect(html).not.toContain(free);
});
