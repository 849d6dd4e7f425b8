import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { NameWithArrow } from "#components/ui/name-with-arrow.tsx";
import { CloseUp } from "#components/ui/close-up.tsx";
import { buyTarget } from "#components/layout/product-actions.tsx";
import { TrialLink } from "#components/layout/trial-link.tsx";
import { LowestPrice } from "#components/prices/lowest-price.tsx";
import { PictureStandIn } from "#components/windows/picture-stand-in.tsx";
import { Price } from "#components/prices/price.tsx";
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
      className={`mt-5! mb-7 grid list-none gap-x-12 gap-y-8 pl-0 md:grid-cols-2 md:gap-y-10 ${isMirrored ? "md:[&>:first-child>:first-child]:order-last" : ""}`}
    >
      {shown.map((one, place) => (
        <ProductCard key={one.product.slug} {...one} isWide={place === 0} locale={locale} />
      ))}
    </ul>
  );
}

const WIDE = "(min-width: 68rem) 34rem, (min-width: 51rem) 48vw, 94vw";

function ProductCard({ product: { facts }, edition, image, text, isWide, locale }: Shown & { isWide: boolean; locale: Locale }) {
  const t = translatorFor(locale);
  const path = edition === undefined ? facts.path : (pathOfEdition(facts, edition.key) ?? facts.path);
  const name = edition === undefined ? facts.name : editionTitle(facts, edition);
  const shop = edition === undefined ? buyTarget(facts, locale) : edition.buyLink !== "" && requireLink(edition.buyLink);
  const price =
    edition === undefined ? <LowestPrice facts={facts} hasNote={false} locale={locale} /> : <Price price={edition.price} locale={locale} />;
  const trial = (
    <TrialLink
      facts={facts}
      edition={edition}
      size={isWide ? "large" : undefined}
      tone={isWide && !shop ? "primary" : undefined}
      locale={locale}
    />
  );
  return (
    <li
      data-hue={facts.hue}
      className={`group relative mt-0! grid ${isWide ? "gap-5 md:col-span-2 md:grid-cols-2 md:items-center md:gap-12" : "grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-6"}`}
    >
      {image === undefined ? (
        <PictureStandIn name={name} locale={locale} />
      ) : (
        <CloseUp picture={image} alt="" sizes={isWide ? WIDE : "9rem"} isFilled className="aspect-3/2" />
      )}
      <div className="flex h-full flex-col items-start justify-center">
        {isWide && <p className="mb-2 text-small font-semibold text-tone">{t("products.startHere")}</p>}
        <a
          href={localePath(locale, path)}
          className={`leading-tight font-semibold no-underline group-hover:text-signal after:absolute after:inset-0 [&_.keep]:whitespace-normal ${isWide ? "text-tagline" : "text-h3"}`}
        >
          <NameWithArrow name={name} />
        </a>
        <p className={`[&_a]:relative [&_a]:z-1 ${isWide ? "mt-3 max-w-[30em] text-lead" : "mt-1.5 text-mute"}`}>{text}</p>
        {isWide ? (
          <>
            <p className="mt-4 text-h3 *:flex-wrap">{price}</p>
            <p className="relative z-1 mt-4 flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&_a]:grow [&_a]:no-underline">
              {shop && (
                <ButtonLink href={shop} tone="primary">
                  {t("products.buyNow")}
                  <span className="sr-only"> {name}</span>
                </ButtonLink>
              )}
              {trial}
            </p>
          </>
        ) : (
          <p className="mt-auto grid w-full justify-items-start gap-x-6 gap-y-2 pt-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between [&>a]:relative [&>a]:z-1 [&>a]:no-underline">
            <span className="*:flex-wrap">{price}</span>
            {trial}
          </p>
        )}
      </div>
    </li>
  );
}
