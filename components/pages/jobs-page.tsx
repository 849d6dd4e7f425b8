/** Working here: what the page says, and the site's own headline in every language, as an example of the work. */
import { HeadlineLines } from "#components/ui/headline-lines.tsx";
import { type Page, localesOfPage, requirePage } from "#lib/content/pages.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { WordsPage } from "./words-page.tsx";

export function JobsPage({ page, locale }: { page: Page; locale: Locale }) {
  const translated = localesOfPage("home");
  const languages = LOCALES.filter((language) => translated.includes(language));
  return (
    <WordsPage
      page={page}
      locale={locale}
      end={
        languages.length > 1 && (
          <div className="mt-10 border-t border-line pt-10" data-pagefind-ignore="">
            <p className="mb-5 text-mute">{translatorFor(locale)("home.inEachLanguage")}</p>
            <ul className="grid grid-cols-2 gap-x-6 gap-y-6 leading-tight font-semibold sm:gap-x-12 sm:text-h3 lg:grid-cols-3 lg:gap-y-8 lg:text-[1.75rem]">
              {languages.map((language) => (
                <li key={language} lang={LANGUAGE_TAGS[language]} className={language === locale ? "text-signal" : undefined}>
                  <HeadlineLines lines={requirePage("home", language).data.headline} />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
