/** The front door: the sound field, what the company is for, and the instruments as one sheet. */
import { Words } from "#components/mdx/words.tsx";
import { ProductTable } from "#components/products/product-table.tsx";
import { SoundField } from "#components/products/sound-field.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/pages.ts";
import { listSoldProducts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function HomePage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <SoundField
          locale={locale}
          className="absolute -z-10 max-md:top-0 max-md:left-1/2 max-md:w-[44rem] max-md:max-w-none max-md:-translate-x-1/2 md:top-1/2 md:-right-52 md:w-[72rem] md:max-w-none md:-translate-y-1/2"
        />
        <div className="mx-auto flex max-w-6xl flex-col justify-end px-5 pb-14 max-md:pt-[27rem] md:min-h-[44rem] md:px-8 md:pb-20">
          <div className="hero-words max-w-[34rem]">
            <h1 className="text-hero leading-[1.08]">
              {page.data.headline.map((line, place) => (
                <span key={line} className="block">
                  {line}
                  {place < page.data.headline.length - 1 ? " " : null}
                </span>
              ))}
            </h1>
            <p className="mt-7 mb-9 max-w-[25em] text-lead text-mute">{page.data.lead}</p>
            <p className="flex flex-wrap gap-3.5">
              <ButtonLink href={localePath(locale, "/products")} tone="primary">
                {t("products.seeAll")}
              </ButtonLink>
              <ButtonLink href={localePath(locale, "/support/how-trials-work")} tone="plain">
                {t("products.tryFirst")}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
      <Section id="products" title={t("products.oneField")}>
        <ProductTable products={listSoldProducts(locale)} locale={locale} />
      </Section>
      {page.body !== "" && (
        <Section id="story">
          <Words body={page.body} locale={locale} language={page.language} layout="sheet" />
        </Section>
      )}
    </>
  );
}
