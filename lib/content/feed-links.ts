/** The release feeds: those that a page's head names for feed readers, and all of them. */
import { allProductsFeedPath, appcastPath, feedPaths, RELEASE_FILE_SCHEMA_PATH, releaseFilePath } from "#lib/feed-paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { origin } from "./addresses.ts";
import { productFacts, requireFacts } from "./products.ts";
import { site } from "./site.ts";

/** `title` is different for each feed of a page. */
type FeedLink = { type: "application/atom+xml" | "application/feed+json"; href: string; title: string };

/** Feeds exist in every language, so a page names them also while another language's words stand in. */
export function feedLinksOf(route: Route, locale: Locale): FeedLink[] {
  const all: FeedLink = { type: "application/atom+xml", href: `${origin}${allProductsFeedPath(locale)}`, title: site.name };
  if (route.kind === "product" || route.kind === "releases") {
    const { name, path } = requireFacts(route.product);
    const { atom, json } = feedPaths(locale, path);
    return [
      { type: "application/atom+xml", href: `${origin}${atom}`, title: name },
      all,
      { type: "application/feed+json", href: `${origin}${json}`, title: name },
    ];
  }
  return route.kind === "page" && ["home", "products"].includes(route.page) ? [all] : [];
}

/** @returns The path of every file that programs read about releases: feeds, releases.json with its schema, appcasts. */
export function listFeedPaths(): string[] {
  const products = [...productFacts.values()];
  return [
    ...LOCALES.flatMap((locale) => [
      allProductsFeedPath(locale),
      ...products.flatMap(({ path }) => Object.values(feedPaths(locale, path))),
    ]),
    ...products.flatMap(({ path, editions }) => [releaseFilePath(path), ...editions.map(({ key }) => appcastPath(path, key, editions))]),
    RELEASE_FILE_SCHEMA_PATH,
  ];
}
