/** A page as a document of its own, without a framework: what the build writes. */
import { LOADER_PLACE, STYLESHEET_PLACE } from "#lib/document-places.ts";
import type { Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { RoutePage } from "./route-page.tsx";

export function SiteDocument({ route, locale }: { route: Route; locale: Locale }) {
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={STYLESHEET_PLACE} />
        <script type="module" src={LOADER_PLACE} />
      </head>
      <body>
        <RoutePage route={route} locale={locale} />
      </body>
    </html>
  );
}
