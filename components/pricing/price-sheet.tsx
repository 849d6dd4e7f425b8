/** The prices of a product's editions. */
import { ChannelRing } from "#components/facts/channel-ring.tsx";
import { Price } from "#components/facts/price.tsx";
import { Saving } from "#components/facts/saving.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { editionName, fullEditionName } from "#lib/content/edition-names.ts";
import { editionDownload } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

export function PriceSheet({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <section data-hue={facts.hue} className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-6 px-5 py-12 lg:grid-cols-[14rem_minmax(0,1fr)] md:px-8 md:py-16">
        <h2 id={headingId(facts.name, new Set())} className="text-h3 lg:flex lg:min-h-24 lg:items-center lg:self-start">
          <a href={localePath(locale, facts.path)} className="hover:text-signal">
            {facts.name}
          </a>
        </h2>
        <ul className="grid gap-8 lg:gap-4">
          {facts.editions.map((edition) => {
            const { key, channels, price, buyLink } = edition;
            const name = editionName(facts, edition, t);
            const isOnly = name === facts.name;
            return (
              <li
                key={key}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_8rem] lg:min-h-24"
              >
                <ChannelRing count={channels?.max ?? 0} className="w-16" />
                <span>
                  <b className="block text-h3 leading-tight font-semibold">{isOnly ? t("catalogue.licence.singleUser") : name}</b>
                  {channels !== undefined && (
                    <span className="text-small text-mute">{t("catalogue.channelCount", { count: channels.max })}</span>
                  )}
                </span>
                <span className="grid justify-items-start gap-1 max-sm:col-start-2 sm:justify-items-end">
                  <Price price={price} locale={locale} className="text-h2 leading-tight" />
                  <Saving price={price} locale={locale} />
                </span>
                <span className="max-sm:col-start-2 sm:text-right">
                  {(buyLink !== "" || "free" in price) && (
                    <ButtonLink
                      href={buyLink === "" ? localePath(locale, editionDownload(facts, key)) : requireLink(buyLink)}
                      tone="plain"
                      size="small"
                    >
                      {buyLink === "" ? t("products.download") : t("pricing.buy")}
                      <span className="sr-only"> {fullEditionName(facts, edition, t)}</span>
                    </ButtonLink>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
