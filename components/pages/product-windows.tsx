import Image from "next/image";
import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import type { Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** Pixels that a window is wide where it is widest. */
const WIDTH = 390;

/** Products as small windows with their names, each a link as a whole. */
export function ProductWindows({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  if (products.length === 0) return null;
  return (
    <ul className="col-span-full! mt-8 grid list-none gap-x-5 gap-y-4 sm:gap-y-7 pl-0 sm:grid-cols-3">
      {products.map(({ slug, facts, words }) => {
        const image = facts.editions.at(-1)?.image;
        return (
          <li key={slug} className="mt-0!">
            <a
              href={localePath(locale, facts.path)}
              className="group no-underline max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 sm:block"
            >
              {image === undefined ? (
                <PictureStandIn name={facts.name} locale={locale} />
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
                <b className="block leading-snug font-semibold group-hover:text-signal [&_.keep]:whitespace-normal">{facts.name}</b>
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
