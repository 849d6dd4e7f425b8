/** Public addresses of what machines read about releases. */
import { localePath } from "#lib/i18n/paths.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { SystemName } from "#schemas/system.ts";
import type { Version } from "#schemas/version.ts";

/** A product's release feeds in one language. `productPath` is its page's path without locale. */
export function feedPaths(locale: Locale, productPath: string): { atom: string; json: string } {
  const folder = localePath(locale, `${productPath}/releases`);
  return { atom: `${folder}/feed.xml`, json: `${folder}/feed.json` };
}

export const allProductsFeedPath = (locale: Locale): string => localePath(locale, "/releases/feed.xml");

/** Latest version and history of a product, the same for every language. */
export const releaseFilePath = (productPath: string): string => `${productPath}/releases/releases.json`;

export const RELEASE_FILE_SCHEMA_PATH = "/schemas/releases-1.json";

/** What an installed plug-in requests. A product with several editions has one for each, so that none is offered another's installer. */
export function appcastPath(productPath: string, edition: CatalogueKey, editions: readonly { key: CatalogueKey }[]): string {
  return `${productPath}/releases/appcast${editions.length > 1 ? `-${edition}` : ""}.xml`;
}

/** Where an installed plug-in fetches an installer. */
export function updatePath(product: string, edition: CatalogueKey, version: Version, system: SystemName): string {
  return `/api/v1/updates/${product}/${edition}/${version}/${system}`;
}
