import Image from "next/image";
import { LowestPrice } from "#components/products/lowest-price.tsx";
import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { Price } from "#components/products/price.tsx";
import { editionTitle, pathOfEdition, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { Edition, ProductImage } from "#schemas/product-facts.ts";

/** A product, or one edition of it, and what is shown of it. */
export type Shown = { product: Product; edition: Edition | undefined; image: ProductImage | undefined };

/** Pixels that a card is wide where it is widest. */
const WIDTH = 350;
/** Of the first one, which is the largest. */
const LEAD_WIDTH = 560;

/** Products as pictures of one size with their names and prices, each a link as a whole. */
export function ProductCards({ shown, locale }: { shown: readonly Shown[]; locale: Locale }) {
  return (
    <ul className="col-span-full! mt-8 grid list-none gap-x-7 gap-y-6 pl-0 sm:grid-cols-4 sm:gap-y-8">
      {shown.map(({ product: { slug, facts, words }, edition, image }, place) => {
        const isLead = place === 0;
        const width = isLead ? LEAD_WIDTH : WIDTH;
        const path = edition === undefined ? facts.path : (pathOfEdition(facts, edition.key) ?? facts.path);
        const name = edition === undefined ? facts.name : editionTitle(facts, edition);
        return (
          <li key={slug} data-hue={facts.hue} className={`mt-0! ${isLead ? "sm:col-span-2" : ""}`}>
            <a
              href={localePath(locale, path)}
              className="group no-underline max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 sm:block"
            >
              {image === undefined ? (
                <PictureStandIn name={name} locale={locale} />
              ) : (
                <span className="stage block aspect-10/7 overflow-clip rounded-lg pt-[9%] pl-[9%] sm:aspect-auto sm:h-72">
                  <Image
                    src={image.src}
                    width={width}
                    height={Math.round((width * image.height) / image.width)}
                    alt=""
                    className="size-full rounded-tl-md border-t border-l border-line bg-glass object-cover object-left-top"
                  />
                </span>
              )}
              <span className="sm:mt-4 sm:block">
                <span className={`flex items-baseline gap-x-4 leading-snug ${isLead ? "justify-between max-sm:flex-col" : "flex-col"}`}>
                  <b className="font-semibold group-hover:text-signal [&_.keep]:whitespace-normal">{name}</b>
                  <span className="*:flex-wrap">
                    {edition === undefined ? (
                      <LowestPrice facts={facts} hasNote={false} locale={locale} />
                    ) : (
                      <Price price={edition.price} locale={locale} />
                    )}
                  </span>
                </span>
                <span lang={foreignTag(words.language, locale)} className="mt-0.5 block text-small leading-snug text-mute">
                  {words.data.summary}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
