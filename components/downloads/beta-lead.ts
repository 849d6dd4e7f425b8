import { listReleases } from "#lib/content/releases.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** What is new in a product's beta, if that was written in the page's language, and what we ask of testers. */
export function betaLead(product: string, locale: Locale): string {
  // The newest of all releases is that of the beta channel.
  const words = listReleases(product, locale)[0]?.words;
  const request = translatorFor(locale)("downloads.betaLead");
  return words?.language === locale ? words.data.summary + sentenceSpace(locale) + request : request;
}
