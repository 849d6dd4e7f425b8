/** Says that a page's words stand in from another language, and where to read them there. */
import { TextLink } from "#components/ui/text-link.tsx";
import { localePath } from "#lib/i18n/paths.ts";
import { formatLanguage } from "#lib/i18n/format.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

export function TranslationNotice({ locale, language, path }: { locale: Locale; language: Locale; path: string }) {
  const t = translatorFor(locale);
  const name = formatLanguage(language, locale);
  return (
    <aside className="mx-auto max-w-6xl px-5 pt-6 md:px-8" data-translation-notice="">
      <p className="border-l-2 border-signal pl-4 text-small text-mute">
        {t("translation.standIn", { language: name })}
        {sentenceSpace(locale)}
        <TextLink href={localePath(language, path)} hrefLang={LANGUAGE_TAGS[language]} className="text-ink">
          {t("translation.readThere", { language: name })}
        </TextLink>
      </p>
    </aside>
  );
}
