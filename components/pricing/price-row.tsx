/** One edition in a product's sheet of prices. */
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { Price } from "#components/products/price.tsx";
import { Saving } from "#components/products/saving.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { editionDownloadPath } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  facts: ProductFacts;
  edition: Edition;
  /** Its name beside the others, where there are some. */
  name: string | undefined;
  /** Why it is the usual choice, where it is; who it is for, where it is the only one. */
  reason: string | undefined;
  locale: Locale;
};

export function PriceRow({ facts, edition, name, reason, locale }: Props) {
  const t = translatorFor(locale);
  const { key, channels, price, buyLink } = edition;
  const isUsual = facts.usual === key;
  return (
    <li
      data-usual={isUsual || undefined}
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-4 rounded-lg border px-4 py-6 sm:grid-cols-[4rem_minmax(0,1fr)_auto_auto] sm:gap-x-6 sm:px-6 ${isUsual || name === undefined ? "border-tone bg-raise" : "border-transparent"}`}
    >
      <ChannelRing count={channels?.max ?? 0} className="w-full" />
      <span>
        {isUsual && <span className="block text-small font-semibold text-tone">{t("pricing.usual")}</span>}
        {name !== undefined && <b className="block text-h3 leading-tight font-semibold">{name}</b>}
        {channels !== undefined && (
          <span className={name === undefined ? "text-h3 font-semibold" : "text-small text-mute"}>
            {t("catalogue.channelCount", { count: channels.max })}
          </span>
        )}
      </span>
      {reason !== undefined && (
        <span className="col-start-2 max-w-[44em] text-small text-balance text-mute sm:order-last sm:col-span-3">{reason}</span>
      )}
      <span className="grid justify-items-start gap-1 max-sm:col-start-2 sm:justify-items-end">
        <Price price={price} locale={locale} className="text-h3 leading-tight" />
        <Saving price={price} locale={locale} />
      </span>
      <span className="grid max-sm:col-span-2 sm:min-w-40">
        {(buyLink !== "" || "free" in price) && (
          <ButtonLink
            href={buyLink === "" ? localePath(locale, editionDownloadPath(facts, key)) : requireLink(buyLink)}
            tone={buyLink !== "" && (isUsual || facts.usual === undefined) ? "primary" : "plain"}
          >
            {buyLink === "" ? t("products.download") : t("pricing.buy")}
            <span className="sr-only"> {fullEditionName(facts, edition, t)}</span>
          </ButtonLink>
        )}
      </span>
    </li>
  );
}
