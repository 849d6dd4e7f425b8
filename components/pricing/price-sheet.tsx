/** One product's editions with what they carry and cost; of several, the usual one stands out and says why. */
import { downloadPath, type Product } from "#lib/content/products.ts";
import { headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { offersTrial } from "#components/layout/product-actions.tsx";
import { WindowStage } from "#components/products/window-stage.tsx";
import { CloseUp } from "#components/ui/close-up.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { PriceRow } from "./price-row.tsx";

export function PriceSheet({ product: { facts, words }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <section data-hue={facts.hue} className="border-t border-line">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-6 px-5 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] md:px-8 md:py-16">
        <div className="lg:pt-6">
          <h2 id={headingId(facts.name)} className="text-h2 leading-tight [&_.keep]:whitespace-normal">
            <a href={localePath(locale, facts.path)} className="hover:text-signal">
              {facts.name}
            </a>
          </h2>
          <p lang={foreignTag(words.language, locale)} className="mt-2 text-small text-mute">
            {words.data.summary}
          </p>
          <div className="mt-6 max-lg:hidden">
            <WindowStage image={facts.editions.at(-1)?.image} alt="" name={facts.name} language={locale} sizes="20rem" locale={locale} />
          </div>
          <p className="mt-4">
            <TextLink href={localePath(locale, downloadPath(facts))}>
              {t(offersTrial(facts) ? "products.trial" : "products.download")}
              <span className="sr-only"> {facts.name}</span>
            </TextLink>
          </p>
        </div>
        <div className="self-start">
          <ul>
            {facts.editions.map((edition) => (
              <PriceRow
                key={edition.key}
                facts={facts}
                edition={edition}
                reason={
                  edition.key === facts.usual
                    ? words.data.usual
                    : facts.editions.length === 1
                      ? words.data.editions[edition.key]?.description
                      : undefined
                }
                locale={locale}
              />
            ))}
          </ul>
          {/* One row would leave the space beside the window empty. */}
          {facts.editions.length === 1 && (
            <ul className="mt-6 grid grid-cols-2 gap-6 max-lg:hidden">
              {facts.details.slice(0, 2).map((picture) => (
                <li key={picture.name}>
                  <CloseUp picture={picture} alt="" sizes="24rem" className="aspect-2/1" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
