/** Old anchors of documents, for the pages that show them. */
import { movedAnchors } from "#lib/redirects.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { documentOf, documentsOf } from "./documents.ts";
import { tracked, unrecorded } from "./reads.ts";
import { listRedirects } from "./redirects.ts";

type Moved = Readonly<Record<string, string>>;

/** By the document's path below its locale, `support/how-trials-work`, so that a page depends on the redirects of its own headings alone. */
const byLocale = Object.fromEntries(
  LOCALES.map((locale) => [locale, tracked(`moved-anchors/${locale}`, () => unrecorded(() => movedIn(locale)))]),
) as Record<Locale, Readonly<Record<string, Moved | undefined>>>;

function movedIn(locale: Locale): Record<string, Moved> {
  const redirects = listRedirects().filter(({ from }) => from.locale === locale);
  if (!redirects.some(({ from }) => from.anchor !== undefined)) return {};
  const pages = [
    ...documentOf("PageIndex").pages.map(({ id, path }) => [`pages/${id}`, path] as const),
    ...documentsOf("ProductFacts").map(({ data, path }) => [`products/${path.at(-1) ?? ""}`, data.path] as const),
    ...documentOf("SupportIndex").topics.flatMap(({ articles }) => articles.map(({ id }) => [`support/${id}`, `/support/${id}`] as const)),
  ];
  return Object.fromEntries(
    pages.flatMap(([document, path]) => {
      const moved = movedAnchors(redirects, { locale, path });
      return moved.size === 0 ? [] : [[document, Object.fromEntries(moved)]];
    }),
  );
}

/**
 * Anchors that a document's headings had before, each with the present one.
 *
 * @param path Of the document, `["en", "support", "how-trials-work"]`.
 * @param locale Of the page that shows it.
 */
export function movedAnchorsOf(path: readonly string[], locale: Locale): ReadonlyMap<string, string> {
  return new Map(Object.entries(byLocale[locale][path.slice(1).join("/")] ?? {}));
}
