/**
 * Offers the page in the language that the visitor's browser prefers, out of the flow, so that nothing moves: in a corner, or
 * on narrow screens in the space that every page leaves below the header.
 */
import { CloseButton } from "#components/ui/close-button.tsx";
import { translatedLocales } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** One hidden offer for each other language that has words of its own for the page. The loader shows at most one. */
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
            className="absolute top-1 right-3 flex items-center gap-1 rounded-md border border-rule bg-raise pr-1 pl-4 text-small whitespace-nowrap transition-opacity duration-700 starting:opacity-0 md:fixed md:top-auto md:right-6 md:bottom-6 md:py-1"
          >
            <a
              href={localePath(other, route.path)}
              hrefLang={LANGUAGE_TAGS[other]}
              className="py-2 underline decoration-1 underline-offset-4 hover:text-signal"
            >
              {t("languageHint.text")}
            </a>
            <CloseButton label={t("languageHint.close")} of="[data-offer]" className="hover:text-signal" />
          </div>
        );
      })}
    </div>
  );
}
