/** What the full version costs, after the download of the trial: a row for each edition, with its own way to buy it. */
import { Price } from "#components/prices/price.tsx";
import { saleDays } from "#components/prices/sale-end.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { SaleUntil } from "#components/ui/sale-until.tsx";
import { editionName, fullEditionName } from "#lib/content/edition-names.ts";
import { requireLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  facts: ProductFacts;
  /** Where an edition without a shop page of its own is bought. */ buy: string;
  className: string;
  locale: Locale;
};

export function FullVersionOffer({ facts, buy, className, locale }: Props) {
  const t = translatorFor(locale);
  const paid = facts.editions.filter(({ price }) => !("free" in price));
  const until = saleDays(
    paid.map(({ price }) => price),
    locale,
  );
  return (
    <div className={className}>
      <div>
        <Heading words={(t) => `${facts.name} ${t("downloads.fullVersion")}`} locale={locale} className="text-h3 leading-tight" />
        {until !== undefined && <SaleUntil {...until} />}
      </div>
      <ul className="grid gap-y-4 max-sm:w-full">
        {paid.map((edition) => (
          <li key={edition.key} className="flex items-center justify-between gap-x-4 sm:gap-x-8">
            <span className="sm:flex sm:items-baseline sm:gap-x-4">
              <b className="block font-semibold empty:hidden sm:min-w-24">
                {facts.editions.length < 2 ? "" : editionName(facts, edition, t)}
              </b>{" "}
              <Price price={edition.price} locale={locale} className="text-h3 leading-tight" />
            </span>{" "}
            <ButtonLink href={edition.buyLink === "" ? buy : requireLink(edition.buyLink)} size="small">
              {t("products.buyNow")}
              <span className="sr-only"> {fullEditionName(facts, edition, t)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
