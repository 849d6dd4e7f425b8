/** One product's editions with what they carry and cost; each says whom it is for, and of several, the usual one stands out. */
import type { Product } from "#lib/content/products.ts";
import { headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { PictureStandIn } from "#components/windows/picture-stand-in.tsx";
import { CloseUp } from "#components/ui/close-up.tsx";
import { PriceRow } from "./price-row.tsx";

export function PriceSheet({ product: { facts, words }, locale }: { product: Product; locale: Locale }) {
  /** A whole window would be too small to be read. */
  const image = facts.details[0] ?? facts.editions.at(-1)?.image;
  return (
    <section data-hue={facts.hue} className="border-t border-line">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-6 px-5 py-12 lg:grid-cols-[18rem_minmax(0,1fr)] md:px-8 md:py-16">
        <div className="items-center justify-between gap-x-12 sm:max-lg:flex lg:pt-6">
          <div>
            <h2 id={headingId(facts.name)} className="text-tagline leading-tight [&_.keep]:whitespace-normal">
              <a href={localePath(locale, facts.path)} className="hover:text-signal">
                {facts.name}
              </a>
            </h2>
            <p lang={foreignTag(words.language, locale)} className="mt-2 text-small text-mute">
              {words.data.summary}
            </p>
          </div>
          <div className="mt-4 sm:max-lg:mt-0 lg:mt-6">
            {image === undefined ? (
              <PictureStandIn name={facts.name} locale={locale} />
            ) : (
              <CloseUp picture={image} alt="" sizes="(min-width: 64rem) 16rem, 94vw" className="aspect-3/2 sm:max-lg:w-60" />
            )}
          </div>
        </div>
        <div>
          <ul className="grid gap-3">
            {facts.editions.map((edition) => (
              <PriceRow
                key={edition.key}
                facts={facts}
                edition={edition}
                reason={edition.key === facts.usual ? words.data.usual : words.data.editions[edition.key]?.description}
                locale={locale}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
