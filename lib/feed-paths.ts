import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

/** Public addresses of a product's release feeds in one language. `productPath` is its page's path without locale. */
export function feedPaths(locale: Locale, productPath: string): { atom: string; json: string } {
  const folder = localePath(locale, `${productPath}/releases`);
  return { atom: `${folder}/feed.xml`, json: `${folder}/feed.json` };
}
