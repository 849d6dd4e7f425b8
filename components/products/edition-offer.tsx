/** What one edition costs today, and its ways to buy and try it. */
import { TrialLink } from "#components/layout/trial-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { currentPrice } from "#lib/content/fact-words.ts";
import { editionDownloadPath, hasTrial } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { Price } from "#components/prices/price.tsx";
import { Saving } from "#components/prices/saving.tsx";

type Props = { facts: ProductFacts; edition: Edition; locale: Locale };

/** With more editions beside each other, a large list price and sale price do not fit into a column. */
const MANY = 4;

export function EditionOffer({ facts, edition, locale }: Props) {
  const t = translatorFor(locale);
  const { key, price, buyLink } = edition;
  if (facts.salesCondition === "Discontinued") return <LastPrice price={price} locale={locale} />;
  const name = <span className="sr-only"> {fullEditionName(facts, edition, t)}</span>;
  return (
    <div data-edition-offer="" className="grid justify-items-start gap-1 max-sm:justify-items-stretch">
      {/* In a narrow column the prices stand one below the other, and the saving takes two lines. */}
      <Price
        price={price}
        locale={locale}
        className={`flex-wrap leading-tight ${facts.editions.length > MANY ? "text-h3" : "text-h2"}`}
      />{" "}
      {/* A line of its own also where nothing is saved, so that buttons side by side are level. */}
      <span className="min-h-lh *:whitespace-normal @max-xl:empty:hidden">
        <Saving price={price} locale={locale} />
      </span>
      <p className="mt-2 flex flex-wrap gap-2 text-small max-sm:[&_a]:grow">
        {"free" in price && (
          <ButtonLink href={localePath(locale, editionDownloadPath(facts, key))} tone="primary">
            {t("products.download")}
            {name}
          </ButtonLink>
        )}
        {buyLink === "" && !("free" in price) && <span className="text-mute">{t("products.notSold")}</span>}
        {buyLink !== "" && (
          <ButtonLink href={requireLink(buyLink)} tone="primary">
            {t("products.buyNow")}
            {name}
          </ButtonLink>
        )}{" "}
        {hasTrial(facts, price) && <TrialLink facts={facts} edition={edition} size="large" locale={locale} />}
      </p>
    </div>
  );
}

/** What an edition cost that is no longer sold. */
export function LastPrice({ price, locale }: { price: Edition["price"]; locale: Locale }) {
  const t = translatorFor(locale);
  const cents = currentPrice(price);
  return (
    <span data-edition-offer="" className="text-mute">
      {cents === undefined ? t("catalogue.free") : t("catalogue.lastSoldAt", { price: formatMoney(cents, locale) })}
    </span>
  );
}
