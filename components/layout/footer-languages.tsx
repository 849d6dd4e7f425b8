import { LanguageSelect } from "#components/islands/language-select.tsx";
import { Island } from "#components/ui/island.tsx";
import { translatorFor } from "#lib/content/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { languageOptions } from "./language-options.ts";

/** The header's select once more. Without script it is a list, and the header leads down to it. Nothing for a site in one language. */
export function FooterLanguages({ locale, path }: { locale: Locale; path: string }) {
  const t = translatorFor(locale);
  const options = languageOptions(path);
  if (options.length < 2) return null;
  const current = LANGUAGE_TAGS[locale];
  return (
    <nav aria-label={t("footer.languages")} id="languages">
      <div className="scripting-only">
        <Island
          name="language-select"
          when="touch"
          of={LanguageSelect}
          props={{ id: "footer-language", label: t("header.language"), current, options }}
        />
      </div>
      <ul className="no-scripting-only [&>li]:mr-6 [&>li]:inline-block">
        {options.map(({ tag, name, href }) => (
          <li key={tag}>
            <a
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === current ? "true" : undefined}
              className="inline-block py-1 hover:text-signal aria-[current]:text-mute"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
