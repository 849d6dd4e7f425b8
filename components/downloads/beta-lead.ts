import { listReleases } from "#lib/content/releases.ts";
import type { Locale } from "#schemas/locale.ts";

/** What is new in a product's beta, if that was written in the page's language. */
export function betaLead(product: string, locale: Locale): string | undefined {
  // The newest of all releases is that of the beta channel.
  const words = listReleases(product, locale)[0]?.words;
  return words?.language === locale ? words.data.summary : undefined;
}
