/** The languages of this site: `locales` of content/shared/site.yaml. Those that the product has are in schemas/locale.ts. */
import listed from "#.contentlayer/locales.json" with { type: "json" };
import { type Locale, siteLocales } from "#schemas/locale.ts";

/** The default language first: it lives at the bare path. */
export const LOCALES = listed as [Locale, ...Locale[]];

const site = siteLocales(LOCALES);

export const DEFAULT_LOCALE = site.first;
/** The language that a document was written in first, when its front matter does not say. */
export const DEFAULT_SOURCE = site.source;
/** In the order of the language select. */
export const SELECTABLE_LOCALES = site.inOrder;

/** A language of this site for what a request or an old record names: the default language for any other. */
export const toSiteLocale = (language: string | undefined): Locale => LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
