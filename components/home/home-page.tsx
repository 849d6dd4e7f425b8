/** The home page: the sound field, the first products as their windows, and all of them as one sheet. */
import { ProductDemo } from "#components/demos/product-demo.tsx";
import { WordsSection } from "#components/mdx/words-section.tsx";
import { Playlist } from "#components/media/playlist.tsx";
import { ProductTable } from "#components/products/product-table.tsx";
import { ClosingBand } from "#components/products/closing-band.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { sourcesOf } from "#components/ui/field-drawings.ts";
import { Section } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/pages.ts";
import { songs } from "#lib/content/embeds.ts";
import { listSoldProducts } from "#lib/content/products.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { HomeHero } from "./home-hero.tsx";
import { LatestReleases } from "./latest-releases.tsx";
import { ProductShowcase } from "./product-showcase.tsx";

/** A page that not every vendor has. */
const SOLUTIONS = "/solutions";

export function HomePage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listSoldProducts(locale);
  const heard = products.find(({ facts }) => facts.demo !== undefined);
  return (
    <>
      <HomeHero page={page} locale={locale} />
      <ProductShowcase locale={locale}>{heard !== undefined && <ProductDemo facts={heard.facts} locale={locale} />}</ProductShowcase>
      <Section id="products" title={(t) => t("products.oneField")} locale={locale}>
        <ProductTable products={products} locale={locale} />
      </Section>
      {songs.length > 0 && (
        <Section id="songs" title={(t) => t("home.songsTitle")} locale={locale}>
          <p className="mb-8 max-w-[42em] text-lead">{t("home.songsLead")}</p>
          <Playlist locale={locale} />
        </Section>
      )}
      <LatestReleases locale={locale} />
      <WordsSection id="story" of={page} locale={locale} />
      <HomeClosing hues={products.map(({ facts }) => facts.hue)} locale={locale} />
    </>
  );
}

/** The next step: the visitor's own mix, with a source for each product around the listener. */
function HomeClosing({ hues, locale }: { hues: readonly number[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ClosingBand drawing={sourcesOf(hues)}>
      <p className="max-w-[9em] text-h2 leading-tight font-semibold tracking-tight text-balance md:text-h1 md:leading-[1.08]">
        {t("home.closing")}
      </p>
      <ButtonRow className="mt-9 max-sm:w-full">
        <ButtonLink href={localePath(locale, "/products")} tone="primary">
          {t("products.seeAll")}
        </ButtonLink>
        {hasPage(SOLUTIONS, locale) && <ButtonLink href={localePath(locale, SOLUTIONS)}>{t("home.allSolutions")}</ButtonLink>}
      </ButtonRow>
    </ClosingBand>
  );
}
