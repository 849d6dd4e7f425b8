/** One edition in a product's sheet of prices. */
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { Price } from "#components/prices/price.tsx";
import { Saving } from "#components/prices/saving.tsx";
import { TrialLink } from "#components/layout/trial-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { editionName, fullEditionName } from "#lib/content/edition-names.ts";
import { editionDownloadPath, hasTrial } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  facts: ProductFacts;
  edition: Edition;
  /** Why it is the usual choice, where it is; whom it is for, where it is not. */
  reason: string | undefined;
  locale: Locale;
};

export function PriceRow({ facts, edition, reason, locale }: Props) {
  const t = translatorFor(locale);
  const { key, channels, price, buyLink } = edition;
  const isUsual = facts.usual === key;
  const isOnly = facts.editions.length === 1;
  const carries = channels && t("chooser.upTo", { count: channels.max });
  const name = <span className="sr-only"> {fullEditionName(facts, edition, t)}</span>;
  return (
    <li
      data-usual={isUsual || undefined}
      className={`grid grid-cols-[minmax(min-content,1fr)_auto] gap-x-4 gap-y-3 rounded-lg border p-4 md:grid-cols-[4rem_minmax(0,1fr)_auto_auto] md:gap-x-6 md:p-6 items-baseline ${isUsual ? "border-tone bg-raise md:items-end" : "border-line"}`}
    >
      <ChannelRing count={channels?.max ?? 0} className="w-full self-center max-md:hidden" />
      {/* On phones and small tablets, that it is the usual choice has a line of its own above, and the button one below; on the narrowest, the price has, too. */}
      <span className="contents md:block">
        {isUsual && (
          <span className="text-small font-semibold text-tone max-md:col-span-full max-md:-mb-2 md:block">{t("pricing.usual")}</span>
        )}{" "}
        <span className="max-[23rem]:col-span-full">
          {/* Of the only edition, the name is the product's, which stands beside it. */}
          <b className={`block leading-tight font-semibold ${isOnly ? "max-md:text-small [&_.keep]:whitespace-normal" : "text-h3"}`}>
            {isOnly && carries !== undefined ? carries : editionName(facts, edition, t)}
          </b>{" "}
          {!isOnly && carries !== undefined && <span className="text-small text-mute">{carries}</span>}
        </span>
      </span>{" "}
      {reason !== undefined && (
        <span className="order-1 max-w-[44em] text-small text-balance text-mute max-md:col-span-full md:col-span-2 md:col-start-2">
          {reason}
        </span>
      )}{" "}
      <span className="grid justify-items-end text-right max-[23rem]:col-span-full">
        <Price price={price} locale={locale} className="text-h3 leading-tight" /> {/* A name is not cut for it. */}
        <span className="empty:hidden max-md:*:whitespace-normal">
          <Saving price={price} locale={locale} />
        </span>
      </span>{" "}
      <span
        className={`grid gap-2 self-center max-md:order-2 max-md:col-span-full max-md:flex max-md:flex-wrap [&_a]:grow md:col-start-4 md:row-start-1 md:min-w-48 ${reason === undefined ? "" : "md:row-span-2"}`}
      >
        {(buyLink !== "" || "free" in price) && (
          <ButtonLink
            href={buyLink === "" ? localePath(locale, editionDownloadPath(facts, key)) : requireLink(buyLink)}
            tone={buyLink !== "" && (isUsual || isOnly) ? "primary" : "plain"}
          >
            {buyLink === "" ? t("products.download") : t("products.buyNow")}
            {name}
          </ButtonLink>
        )}{" "}
        {hasTrial(facts, price) && <TrialLink facts={facts} edition={edition} size="large" locale={locale} />}
      </span>
    </li>
  );
}
