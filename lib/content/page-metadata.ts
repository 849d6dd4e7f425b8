import type { Route } from "#lib/routes.ts";
import { type Locale, OPEN_GRAPH_LOCALES } from "#schemas/locale.ts";
import { addressOf, alternatesOf, indexedLocales, origin } from "./addresses.ts";
import { feedLinksOf } from "./feed-links.ts";
import { requireRoute } from "./routes.ts";
import { shareCardOf } from "./share-cards.ts";
import { site } from "./site.ts";

type Text = { title: string; description: string };

/** The metadata of a page in Next's shape. A page that is shown in a fallback language is not indexed. */
export function pageMetadata(path: string, locale: Locale, { title, description }: Text) {
  const text = { title, description };
  const route = requireRoute(path);
  const types = feedLinksOf(route, locale, origin);
  const feeds = types === undefined ? {} : { types };
  const isOwn = indexedLocales(route).includes(locale);
  return {
    title: path === "/" ? `${site.name} – ${title}` : `${title} – ${site.name}`,
    description,
    ...shareMetadata(route, locale, text),
    ...(isOwn
      ? { alternates: { canonical: addressOf(locale, path), languages: alternatesOf(route), ...feeds } }
      : { alternates: feeds, robots: { index: false, follow: true } }),
  };
}

/** Open Graph metadata, and the kind of card for X. */
function shareMetadata(route: Route, locale: Locale, { title, description }: Text) {
  const others = indexedLocales(route).filter((other) => other !== locale);
  return {
    openGraph: {
      type: "website" as const,
      siteName: site.name,
      title,
      description,
      url: addressOf(locale, route.path),
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: others.map((other) => OPEN_GRAPH_LOCALES[other]),
      images: [{ ...shareCardOf(route, locale), alt: title }],
    },
    twitter: { card: "summary_large_image" as const },
  };
}
