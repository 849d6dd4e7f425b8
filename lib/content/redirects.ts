/** Pages that have moved, as content/shared/redirects.yaml lists them. */
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type PageRedirect, pageRedirects, type Redirect, redirectsOf } from "#lib/redirects.ts";
import type { Locale } from "#schemas/locale.ts";
import { documentsOf } from "./documents.ts";
import { unrecorded } from "./reads.ts";

/** Every entry in every locale; none where the site has no redirects.yaml. */
export const listRedirects = (): Redirect[] =>
  redirectsOf(
    LOCALES,
    documentsOf("Redirects").flatMap(({ data }) => data.redirects),
  );

/** By the old address as visitors see it. */
export const listPageRedirects = (): ReadonlyMap<string, PageRedirect> => pageRedirects(LOCALES, listRedirects());

/** Not recorded: what is asked here is no page, so no page depends on it. @param path Without a locale. */
export const findPageRedirect = (locale: Locale, path: string): PageRedirect | undefined =>
  unrecorded(listPageRedirects).get(localePath(locale, path));
