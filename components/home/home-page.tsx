/** The front door: the sound field, what the company is for, and the instruments as one sheet. */
import { ProductDemo } from "#components/demos/product-demo.tsx";
import { Words } from "#components/mdx/words.tsx";
import { Playlist } from "#components/media/playlist.tsx";
import { ProductTable } from "#components/products/product-table.tsx";
import { SoundField } from "#components/products/sound-field.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { HeadlineLines } from "#components/ui/headline-lines.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/pages.ts";
import { songs } from "#lib/content/embeds.ts";
import { listSoldProducts } from "#lib/content/products.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { LatestReleases } from "./latest-releases.tsx";

/** Pages that not every vendor has. */
const TRIALS = "/support/how-trials-work";
const SOLUTIONS = "/solutions";

export function HomePage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listSoldProducts(locale);
  const heard = products.find(({ facts }) => facts.demo !== undefined);
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <SoundField
          locale={locale}
          className="absolute -z-10 max-lg:top-0 max-lg:left-1/2 max-lg:w-[44rem] max-lg:-translate-x-1/2 lg:top-1/2 lg:-right-44 lg:w-[59rem] lg:-translate-y-1/2 min-[85rem]:-right-52 min-[85rem]:w-[72rem]"
        />
        <div className="mx-auto flex max-w-6xl flex-col justify-end px-5 pb-14 max-lg:pt-[27rem] md:px-8 lg:min-h-[44rem] lg:pt-16 md:pb-20">
          <div className="max-w-[44rem]">
            <h1 className="text-hero leading-[1.08]">
              <HeadlineLines lines={page.data.headline} />
            </h1>
            <p className="mt-7 mb-9 max-w-[25em] text-lead lg:max-w-[21em] min-[85rem]:max-w-[25em] text-mute">{page.data.lead}</p>
            <p className="flex flex-wrap gap-3.5">
              <ButtonLink href={localePath(locale, "/products")} tone="primary">
                {t("products.seeAll")}
              </ButtonLink>
              {hasPage(TRIALS, locale) && (
                <ButtonLink href={localePath(locale, TRIALS)} tone="plain">
                  {t("products.tryFirst")}
                </ButtonLink>
              )}
            </p>
          </div>
        </div>
      </div>
      <Section id="products" title={(t) => t("products.oneField")} locale={locale}>
        <ProductTable products={products} locale={locale} />
      </Section>
      {heard !== undefined && <ProductDemo facts={heard.facts} locale={locale} />}
      {songs.length > 0 && (
        <Section id="songs" title={(t) => t("home.songsTitle")} locale={locale}>
          <p className="mb-8 max-w-[42em] text-lead">{t("home.songsLead")}</p>
          <Playlist locale={locale} />
        </Section>
      )}
      <Section id="latest" title={(t) => t("home.latestTitle")} locale={locale}>
        <LatestReleases locale={locale} />
      </Section>
      {page.body !== "" && (
        <Section id="story">
          <Words
            body={page.body}
            locale={locale}
            language={page.language}
            headings={page.headings}
            original={page.original}
            layout="sheet"
          />
          {hasPage(SOLUTIONS, locale) && (
            <p className="mt-14">
              <ButtonLink href={localePath(locale, SOLUTIONS)} tone="plain">
                {t("home.allSolutions")}
              </ButtonLink>
            </p>
          )}
        </Section>
      )}
    </>
  );
}
