import { ButtonRow } from "#components/ui/button-row.tsx";
import { FieldFigure } from "#components/ui/field-figure.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { writeToUs } from "./page-action.tsx";
import { WordsPage } from "./words-page.tsx";

/** One sound, heard by two. */
const TWO_LISTENERS = (
  <div className="lg:self-center [&_svg]:my-0 [&_svg]:aspect-2/1 lg:[&_svg]:aspect-3/2 lg:[&_svg]:scale-125">
    <FieldFigure
      sources={[]}
      sounding={[{ degrees: 0, ring: 3 }]}
      listeners={[
        { degrees: -115, ring: 2 },
        { degrees: 115, ring: 2 },
      ]}
    />
  </div>
);

/** What the vendor does beside its products, and the way to ask for it. */
export function ServicesPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <>
      <WordsPage page={page} locale={locale} figure={TWO_LISTENERS} />
      <div className="mx-auto mt-10 max-w-6xl px-5 md:px-8">
        <ButtonRow>{writeToUs("support.contact", locale)}</ButtonRow>
        {hasPage("/solutions", locale) && (
          <p className="mt-6">
            <TextLink href={localePath(locale, "/solutions")}>{t("home.allSolutions")}</TextLink>
          </p>
        )}
      </div>
    </>
  );
}
