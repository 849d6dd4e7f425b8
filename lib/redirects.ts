/**
 * What the entries of content/shared/redirects.yaml mean. The server, static hosts, the preview and the checker all use these functions.
 * `locales` are the site's languages, the default one first.
 */
import { localePathIn } from "#lib/i18n/site-paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { RedirectEntry } from "#schemas/redirects.ts";

/** A page or a heading of it, in one locale, or in every locale when none is named. */
export type SitePlace = { locale?: Locale; path: string; anchor?: string };

export type LocalPlace = SitePlace & { locale: Locale };

export type Redirect = { from: LocalPlace; to: LocalPlace; isPermanent: boolean };

/** The redirect of a page as servers need it: `to` is the address as visitors see it, percent-encoded. */
export type PageRedirect = { to: string; isPermanent: boolean };

/**
 * The parts of an address as authors write it: `/en/3dx#Features` is `{ locale: "en", path: "/3dx", anchor: "Features" }`.
 * `/3dx` has no locale, and `/ja/3dx` the default one.
 */
export function readPlace(locales: readonly Locale[], address: string): SitePlace {
  const [pathname = "", anchor] = address.split("#");
  const [, first, ...rest] = pathname.split("/");
  const locale = locales.find((known) => known === first);
  return {
    ...(locale === undefined ? {} : { locale }),
    path: locale === undefined ? pathname : `/${rest.join("/")}`,
    ...(anchor === undefined ? {} : { anchor }),
  };
}

/** The reverse of `readPlace`. */
export const writePlace = ({ locale, path, anchor }: SitePlace): string =>
  `${locale === undefined ? path : `/${locale}${path === "/" ? "" : path}`}${anchor === undefined ? "" : `#${anchor}`}`;

export const localesOfPlace = (locales: readonly Locale[], { locale }: SitePlace): readonly Locale[] =>
  locale === undefined ? locales : [locale];

/** Every entry in every locale that it counts for. An entry for one locale takes the place of one for all. */
export function redirectsOf(locales: readonly Locale[], entries: readonly RedirectEntry[]): Redirect[] {
  const found = new Map<string, Redirect>();
  const general = entries.filter(({ from }) => readPlace(locales, from).locale === undefined);
  for (const entry of [...general, ...entries.filter((each) => !general.includes(each))]) {
    const [from, to] = [readPlace(locales, entry.from), readPlace(locales, entry.to)];
    for (const locale of localesOfPlace(locales, from)) {
      const source = { ...from, locale };
      found.set(writePlace(source), { from: source, to: { locale, ...to }, isPermanent: entry.kind === "permanent" });
    }
  }
  return [...found.values()];
}

/** Redirects of pages by the old address as visitors see it. */
export function pageRedirects(locales: readonly Locale[], redirects: readonly Redirect[]): ReadonlyMap<string, PageRedirect> {
  return new Map(
    redirects.flatMap(({ from, to, isPermanent }) => {
      if (from.anchor !== undefined) return [];
      const anchor = to.anchor === undefined ? "" : `#${encodeURI(to.anchor)}`;
      return [[localePathIn(locales, from.locale, from.path), { to: localePathIn(locales, to.locale, to.path) + anchor, isPermanent }]];
    }),
  );
}

/** Where a page is now: itself when it has no redirect. */
export function currentPlace(redirects: readonly Redirect[], place: LocalPlace): LocalPlace {
  const found = redirects.find(({ from }) => from.anchor === undefined && from.locale === place.locale && from.path === place.path);
  return found?.to ?? place;
}

/**
 * Anchors that lead to headings of a page which have another anchor now: the old by the new one's name, in one locale.
 * Browsers send no anchor to a server, so the page itself must have the old anchor beside the new one.
 */
export function movedAnchors(redirects: readonly Redirect[], page: LocalPlace): ReadonlyMap<string, string> {
  const isPage = (place: LocalPlace) => place.path === page.path && place.locale === page.locale;
  return new Map(
    redirects.flatMap(({ from, to }) => {
      if (from.anchor === undefined || to.anchor === undefined || !isPage(to)) return [];
      return isPage(currentPlace(redirects, from)) ? [[from.anchor, to.anchor] as const] : [];
    }),
  );
}
