/** Offers the page in the language that the visitor's browser prefers: below, over the page and not in its flow, so that nothing moves. */
import { LanguageHint } from "#components/islands/language-hint.tsx";
import { Island } from "#components/ui/island.tsx";
import { translatedLocales } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** One hidden offer for each other language that has words of its own for the page. The loader shows at most one. */
export function LanguageOffer({ route, locale }: { route: Route; locale: Locale }) {
  const others = translatedLocales(route).filter((other) => other !== locale);
  if (others.length === 0) return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-3 bottom-3 z-10 flex justify-center print:hidden">
      {others.map((other) => {
        const t = translatorFor(other);
        return (
          <div
            key={other}
            hidden
            lang={LANGUAGE_TAGS[other]}
            data-offer=""
            className="pointer-events-auto flex items-center gap-2 rounded-md border border-rule bg-raise py-1 pr-1.5 pl-5 text-small transition-opacity duration-700 starting:opacity-0"
          >
            <a
              href={localePath(other, route.path)}
              hrefLang={LANGUAGE_TAGS[other]}
              className="py-2 underline decoration-1 underline-offset-4 hover:text-signal"
            >
              {t("languageHint.text")}
            </a>
            <Island name="language-hint" when="touch" of={LanguageHint} props={{ close: t("languageHint.close") }} />
          </div>
        );
      })}
    </div>
  );
}
