/** Leaves tests of the real content out where a site lacks what they are about: a new one has a product, an article and a dozen pages. */
import { hasPage } from "#lib/content/routes.ts";
import { listTopics } from "#lib/content/support.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { test } from "./test.ts";

/** Of fewer articles, a search has too few results to be narrowed or walked through. */
const FEW = 10;

/** Called in a test or for a file: leaves out what types or reads words of a language that the site is not in. */
export const needsLocale = (locale: Locale): void => test.skip(!LOCALES.includes(locale), `this site is not in ${locale}`);

/** Called in a test or for a file. */
export const needsPage = (path: string, locale: Locale): void => test.skip(!hasPage(path, locale), `this site has no page ${path}`);

/** Called in a test or for a file. */
export const needsManyArticles = (): void =>
  test.skip(listTopics(DEFAULT_SOURCE).flatMap(({ articles }) => articles).length < FEW, `this site has fewer than ${FEW} articles`);
