import type { ReactNode } from "react";
import { Arrow } from "#components/ui/arrow.tsx";
import { CloseUp } from "#components/ui/close-up.tsx";
import { TrialLink } from "#components/layout/trial-link.tsx";
import { LowestPrice } from "#components/products/lowest-price.tsx";
import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { Price } from "#components/products/price.tsx";
import { editionTitle, pathOfEdition, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductImage } from "#schemas/product-facts.ts";

/** A product, or one edition of it, what is shown of it, and why it is shown here. */
export type Shown = { product: Product; edition: Edition | undefined; image: ProductImage | undefined; text: ReactNode };

const SIZES = "(min-width: 68rem) 22rem, (min-width: 36rem) 30vw, 16rem";

/** Products as pictures of one size with their names and prices, each a link as a whole, with a text and the way to its trial below it. */
export function ProductCards({ shown, locale }: { shown: readonly Shown[]; locale: Locale }) {
  return (
    <ul className="col-span-full! mt-8 mb-4 grid list-none gap-x-7 gap-y-6 pl-0 sm:grid-cols-3">
      {shown.map(({ product: { slug, facts }, edition, image, text }) => {
        const path = edition === undefined ? facts.path : (pathOfEdition(facts, edition.key) ?? facts.path);
        const name = edition === undefined ? facts.name : editionTitle(facts, edition);
        return (
          <li key={slug} data-hue={facts.hue} className="mt-0! flex flex-col">
            <a
              href={localePath(locale, path)}
              className="group no-underline max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 sm:block"
            >
              {image === undefined ? (
                <PictureStandIn name={name} locale={locale} />
              ) : (
                <CloseUp picture={image} alt="" sizes={SIZES} className="card-picture aspect-4/3" />
              )}
              <span className="flex flex-col items-baseline leading-snug sm:mt-4">
                <b className="font-semibold group-hover:text-signal [&_.keep]:whitespace-normal">
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
            <p className="mt-2 mb-4 text-small text-mute">{text}</p>
            <p className="mt-auto [&_a]:no-underline">
              <TrialLink facts={facts} edition={edition} locale={locale} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
