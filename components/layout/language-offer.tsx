import { Island } from "#components/islands/island.tsx";
import { LanguageHint } from "#components/islands/language/language-hint.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { translatedLocales } from "#lib/content/routes.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/**
 * A hidden offer for each other language that the page is translated to. The loader shows the one that the visitor's browser prefers.
 * It is positioned out of the flow, so that the page does not move: in a corner, or on narrow screens below the header.
 */
export function LanguageOffer({ route, locale }: { route: Route; locale: Locale }) {
  const others = translatedLocales(route).filter((other) => other !== locale);
  if (others.length === 0) return null;
  return (
    <div role="status" className="relative z-10 print:hidden">
      {others.map((other) => {
        const t = translatorFor(other);
        return (
          <div
            key={other}
            hidden
            lang={LANGUAGE_TAGS[other]}
            data-offer=""
            className="absolute top-1.5 right-3 flex items-center gap-1 rounded-md border border-rule bg-raise pr-1 pl-4 text-small whitespace-nowrap transition-opacity duration-700 starting:opacity-0 md:fixed md:top-auto md:right-6 md:bottom-6 md:py-1"
          >
            <TextLink href={localePath(other, route.path)} hrefLang={LANGUAGE_TAGS[other]} className="py-2">
              {t("languageHint.text")}
            </TextLink>
            <Island name="language-hint" component={LanguageHint} props={{ close: t("languageHint.close") }} />
          </div>
        );
      })}
    </div>
  );
}
