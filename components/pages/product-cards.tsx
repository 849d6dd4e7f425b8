import type { ReactNode } from "react";
import { Arrow } from "#components/ui/arrow.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { CloseUp } from "#components/ui/close-up.tsx";
import { buyTarget } from "#components/layout/product-actions.tsx";
import { TrialLink } from "#components/layout/trial-link.tsx";
import { LowestPrice } from "#components/prices/lowest-price.tsx";
import { PictureStandIn } from "#components/windows/picture-stand-in.tsx";
import { Price } from "#components/prices/price.tsx";
import { ProductMark } from "#components/ui/product-mark.tsx";
import { editionTitle, pathOfEdition, type Product } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductImage } from "#schemas/product-facts.ts";

/** A product, or one edition of it, what is shown of it, and why it is shown here. */
export type Shown = { product: Product; edition: Edition | undefined; image: ProductImage | undefined; text: ReactNode };

type Props = {
  shown: readonly Shown[];
  /** The first one's picture stands at the right of its text. */ isMirrored: boolean;
  locale: Locale;
};

/** Products with their names and prices, each a link as a whole, with a text and the way to its trial. The first, with a picture, is the one to begin with. */
export function ProductCards({ shown, isMirrored, locale }: Props) {
  return (
    <ul
      className={`mt-5! mb-7 grid list-none gap-x-10 gap-y-8 pl-0 md:grid-cols-2 md:gap-y-10 ${isMirrored ? "md:[&>:first-child>:first-child]:order-last" : ""}`}
    >
      {shown.map((one, place) => (
        <ProductCard key={one.product.slug} {...one} isWide={place === 0} locale={locale} />
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
    <li
      data-hue={facts.hue}
      className={`group relative mt-0! grid gap-4 ${isWide ? "md:col-span-2 md:grid-cols-2 md:items-center md:gap-10" : "grid-cols-[3rem_minmax(0,1fr)]"}`}
    >
      {!isWide ? (
        <ProductMark hue={facts.hue} />
      ) : image === undefined ? (
        <PictureStandIn name={name} locale={locale} />
      ) : (
        <CloseUp picture={image} alt="" sizes="(min-width: 68rem) 34rem, (min-width: 51rem) 48vw, 94vw" className="aspect-8/5" />
      )}
      <div className="flex flex-col items-start">
        {isWide && <p className="mb-1 text-small font-semibold text-tone">{t("products.startHere")}</p>}
        <a
          href={localePath(locale, path)}
          className={`font-semibold no-underline group-hover:text-signal after:absolute after:inset-0 [&_.keep]:whitespace-normal ${isWide ? "text-h3" : ""}`}
        >
          {name}
          {"\u00a0"}
          <Arrow className="inline-block w-5 -translate-y-px stroke-current text-mute group-hover:text-signal" />
        </a>
        <p className="*:flex-wrap">
          {edition === undefined ? (
            <LowestPrice facts={facts} hasNote={false} locale={locale} />
          ) : (
            <Price price={edition.price} locale={locale} />
          )}
        </p>
        <p className={`mt-2 text-mute [&_a]:relative [&_a]:z-1 ${isWide ? "" : "text-small"}`}>{text}</p>
        <p
          className={`relative z-1 flex w-fit flex-wrap gap-2 max-sm:w-full ${isWide ? "mt-4" : "mt-auto pt-4"} max-sm:[&_a]:grow [&_a]:no-underline`}
        >
          {isWide && shop && (
            <ButtonLink href={shop} size="small" tone="primary">
              {t("products.buyNow")}
              <span className="sr-only"> {name}</span>
            </ButtonLink>
          )}
          <TrialLink facts={facts} edition={edition} tone={isWide && !shop ? "primary" : undefined} locale={locale} />
        </p>
      </div>
    </li>
  );
}
