/** What a page says about itself in its head: title, description, canonical address, the same page in other languages. */
import { feedPaths } from "#lib/feed-paths.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { isIndexedRoute, requireRoute, translatedLocales } from "./routes.ts";
import { site } from "./site.ts";

type Words = { title: string; description: string };

/** The origin that links of this build are made from. */
// eslint-disable-next-line house/environment -- Read at build alone: pages are static, and hold it as text.
export const origin = process.env.SITE_URL ?? site.origin;

/** Metadata in Next's shape. A page that stands in from another language is not for search engines. */
export function pageMetadata(path: string, locale: Locale, { title, description }: Words) {
  const route = requireRoute(path);
  const translated = translatedLocales(route);
  const address = (target: Locale) => `${origin}${localePath(target, path)}`;
  const isOwn = translated.includes(locale) && isIndexedRoute(route);
  return {
    title: path === "/" ? `${site.name} – ${title}` : `${title} – ${site.name}`,
    description,
    ...(isOwn
      ? {
          alternates: {
            canonical: address(locale),
            ...(route.kind === "releases" ? { types: feedTypes(locale, route.path) } : {}),
            languages: {
              ...Object.fromEntries(translated.map((target) => [LANGUAGE_TAGS[target], address(target)])),
              "x-default": address(translated.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (translated[0] ?? DEFAULT_LOCALE)),
            },
          },
        }
      : { robots: { index: false, follow: true } }),
  };
}

/** Links to the release feeds, for feed readers. */
function feedTypes(locale: Locale, releasesPath: string): Record<string, string> {
  const { atom, json } = feedPaths(locale, releasesPath.replace(/\/releases$/u, ""));
  return { "application/atom+xml": `${origin}${atom}`, "application/feed+json": `${origin}${json}` };
}
