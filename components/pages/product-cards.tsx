import type { ReactNode } from "react";
import { Arrow } from "#components/ui/arrow.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { CloseUp } from "#components/ui/close-up.tsx";
import { buyTarget } from "#components/layout/product-actions.tsx";
import { TrialLink } from "#components/layout/trial-link.tsx";
import { LowestPrice } from "#components/products/lowest-price.tsx";
import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { Price } from "#components/products/price.tsx";
import { editionTitle, pathOfEdition, type Product } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductImage } from "#schemas/product-facts.ts";

/** A product, or one edition of it, what is shown of it, and why it is shown here. */
export type Shown = { product: Product; edition: Edition | undefined; image: ProductImage | undefined; text: ReactNode };

const SIZES = "(min-width: 68rem) 34rem, (min-width: 36rem) 48vw, 94vw";
/** A wide one and two others fill a row. */
const WITH_LEAD = 3;

/** Whether one of so many cards is the wide one. */
export const isLead = (place: number, count: number): boolean => count === WITH_LEAD && place === 0;

/** Products as pictures with their names and prices, each a link as a whole, with a text and the way to its trial below it. Of three, the first is the one to begin with. */
export function ProductCards({ shown, locale }: { shown: readonly Shown[]; locale: Locale }) {
  return (
    <ul
      className={`col-span-full! mt-8 mb-4 grid list-none gap-x-7 gap-y-8 pl-0 ${isLead(0, shown.length) ? "sm:grid-cols-4" : "sm:grid-cols-3"}`}
    >
      {shown.map((one, place) => (
        <ProductCard key={one.product.slug} {...one} isWide={isLead(place, shown.length)} locale={locale} />
      ))}
    </ul>
  );
}

function ProductCard({ product: { facts }, edition, image, text, isWide, locale }: Shown & { isWide: boolean; locale: Locale }) {
  const t = translatorFor(locale);
  const path = edition === undefined ? facts.path : (pathOfEdition(facts, edition.key) ?? facts.path);
  const name = edition === undefined ? facts.name : editionTitle(facts, edition);
  const shop = edition === undefined ? buyTarget(facts, locale) : edition.buyLink !== "" && requireLink(edition.buyLink);
  return (
    <li data-hue={facts.hue} className={`mt-0! flex flex-col ${isWide ? "sm:col-span-2" : ""}`}>
      <a
        href={localePath(locale, path)}
        className={`group block no-underline ${isWide ? "" : "max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4"}`}
      >
        {image === undefined ? (
          <PictureStandIn name={name} locale={locale} />
        ) : (
          <CloseUp picture={image} alt="" sizes={SIZES} className={isWide ? "aspect-8/5" : "aspect-4/3"} />
        )}
        <span className={`flex flex-col items-baseline leading-snug ${isWide ? "mt-4" : "sm:mt-4"}`}>
          {isWide && <span className="text-small font-semibold text-tone">{t("products.startHere")}</span>}{" "}
          <b className={`font-semibold group-hover:text-signal [&_.keep]:whitespace-normal ${isWide ? "text-h3" : ""}`}>
            {name} <Arrow className="inline-block w-5 -translate-y-px stroke-current text-mute group-hover:text-signal" />
          </b>
          <span className="*:flex-wrap">
            {edition === undefined ? (
              <LowestPrice facts={facts} hasNote={false} locale={locale} />
            ) : (
              <Price price={edition.price} locale={locale} />
            )}
          </span>
        </span>
      </a>
      <p className={`mt-2 mb-4 text-mute ${isWide ? "" : "text-small"}`}>{text}</p>
      <p className={`flex flex-wrap gap-2 [&_a]:no-underline max-sm:[&_a]:grow ${isWide ? "" : "max-sm:hidden"}`}>
        {isWide && shop && (
          <ButtonLink href={shop} size="small" tone="primary">
            {t("products.buyNow")}
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        )}
        <TrialLink facts={facts} edition={edition} tone={isWide && !shop ? "primary" : undefined} locale={locale} />
      </p>
    </li>
  );
}
