/** A page as a document of its own, without a framework: what the build writes. */
import { LOADER_PLACE, STYLESHEET_PLACE } from "#lib/document-places.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { RoutePage } from "./route-page.tsx";

/** What these show depends on whether a mailed link opened them, which the loader finds out: nothing is painted that moves a moment later. */
const PAINTED_AFTER_LOADER: ReadonlySet<string> = new Set(["account-email-confirmation"]);

export function SiteDocument({ route, locale }: { route: Route; locale: Locale }) {
  const isPaintedLater = route.kind === "page" && PAINTED_AFTER_LOADER.has(route.page);
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={STYLESHEET_PLACE} />
        <script type="module" src={LOADER_PLACE} blocking={isPaintedLater ? "render" : undefined} />
      </head>
      <body>
        <RoutePage route={route} locale={locale} />
      </body>
    </html>
  );
}
