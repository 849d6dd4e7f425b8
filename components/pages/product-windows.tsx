import Image from "next/image";
import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { Price } from "#components/products/price.tsx";
import { StartingPrice } from "#components/products/starting-price.tsx";
import { editionTitle, pathOfEdition, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { Edition } from "#schemas/product-facts.ts";

/** A product, or an edition that has a page of its own. */
export type Shown = { product: Product; edition?: Edition };

/** Pixels that a window is wide where it is widest. */
const WIDTH = 350;

/** Products as windows with their names and prices, each a link as a whole. */
export function ProductWindows({ shown, locale }: { shown: readonly Shown[]; locale: Locale }) {
  if (shown.length === 0) return null;
  return (
    <ul className="col-span-full! mt-8 grid list-none gap-x-7 gap-y-4 pl-0 sm:grid-cols-3 sm:gap-y-8">
      {shown.map(({ product: { slug, facts, words }, edition }) => {
        const image = (edition ?? facts.editions.at(-1))?.image;
        const path = edition === undefined ? facts.path : (pathOfEdition(facts, edition.key) ?? facts.path);
        const name = edition === undefined ? facts.name : editionTitle(facts, edition);
        return (
          <li key={slug} className="mt-0!">
            <a
              href={localePath(locale, path)}
              className="group no-underline max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 sm:block"
            >
              {image === undefined ? (
                <PictureStandIn name={name} locale={locale} />
              ) : (
                <Image
                  src={image.src}
                  width={WIDTH}
                  height={Math.round((WIDTH * image.height) / image.width)}
                  alt=""
                  className="h-auto w-full rounded-md border border-line"
                />
              )}
              <span className="sm:mt-3 sm:block">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4 leading-snug max-sm:flex-col">
                  <b className="font-semibold group-hover:text-signal [&_.keep]:whitespace-normal">{name}</b>
                  {edition === undefined ? (
                    <StartingPrice facts={facts} locale={locale} isShort />
                  ) : (
                    <Price price={edition.price} locale={locale} />
                  )}
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
