/** What a page says about itself in its head: title, description, canonical address, the same page in other languages, share card. */
import type { Route } from "#lib/routes.ts";
import { type Locale, OPEN_GRAPH_LOCALES } from "#schemas/locale.ts";
import { addressOf, alternatesOf, indexedLocales, origin } from "./addresses.ts";
import { feedLinksOf } from "./feed-links.ts";
import { requireRoute } from "./routes.ts";
import { shareCardOf } from "./share-cards.ts";
import { site } from "./site.ts";

type Words = { title: string; description: string };

/** Metadata in Next's shape. A page that stands in from another language is not for search engines. */
export function pageMetadata(path: string, locale: Locale, words: Words) {
  const route = requireRoute(path);
  const types = feedLinksOf(route, locale, origin);
  const feeds = types === undefined ? {} : { types };
  const isOwn = indexedLocales(route).includes(locale);
  return {
    title: path === "/" ? `${site.name} – ${words.title}` : `${words.title} – ${site.name}`,
    description: words.description,
    ...shareMetadata(route, locale, words),
    ...(isOwn
      ? { alternates: { canonical: addressOf(locale, path), languages: alternatesOf(route), ...feeds } }
      : { alternates: feeds, robots: { index: false, follow: true } }),
  };
}

/** For whoever shows a card of a shared link: Open Graph, and the one word that makes it a large one on X. */
function shareMetadata(route: Route, locale: Locale, { title, description }: Words) {
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
