/** The experimental line: what is there, each with its picture, and how it works. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { DemoInstrument } from "#components/demos/product-demo.tsx";
import { Words } from "#components/mdx/words.tsx";
import { Price } from "#components/prices/price.tsx";
import { ProductTiles } from "#components/products/product-tiles.tsx";
import { RunsOn } from "#components/products/runs-on.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/pages.ts";
import { findLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { listLabz } from "./list-labz.ts";

export function LabzPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const entries = listLabz(locale);
  const heard = entries.find(({ facts }) => facts.demo !== undefined);
  const feedback = findLink("feedbackForm");
  return (
    <>
      <PageHead
        headline={page.data.headline}
        lead={page.data.lead}
        layout="low"
        figure={heard && <DemoInstrument facts={heard.facts} name={heard.name} locale={locale} />}
      >
        <p className="mt-8">
          <ButtonLink href="#tools">{t("labz.toTools")}</ButtonLink>
        </p>
      </PageHead>
      <div id="tools" className="mx-auto scroll-mt-8 max-w-6xl px-5 pb-20 md:px-8">
        <Heading words={(t) => t("labz.tools")} locale={locale} taken={new Set(["tools"])} className="mb-7 scroll-mt-8 text-h2" />
        <ProductTiles
          tiles={entries.map(({ facts, download, priceNote, ...entry }) => ({
            ...entry,
            price: <Price price={{ free: true }} locale={locale} />,
            priceNote: priceNote === undefined ? undefined : <span lang={foreignTag(entry.language, locale)}>{priceNote}</span>,
            runsOn: <RunsOn facts={facts} trialMinutes={undefined} locale={locale} />,
            action: (
              <ButtonLink href={localePath(locale, download)} tone="primary">
                {t("products.download")}
                <span className="sr-only"> {entry.name}</span>
              </ButtonLink>
            ),
          }))}
          locale={locale}
        />
      </div>
      <Section id="story">
        <Words of={page} locale={locale} layout="sheet" />
        {feedback !== undefined && (
          <p className="mt-12 max-sm:grid max-sm:grid-cols-1 md:ml-[calc((100%-3rem)/3+3rem)]">
            <ButtonLink href={feedback} tone="primary">
              {t("support.toFeedback")}
            </ButtonLink>
          </p>
        )}
      </Section>
    </>
  );
}
