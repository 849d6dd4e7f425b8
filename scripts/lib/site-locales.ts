/** The languages and the region of a site for code that runs before its content is compiled, and as files for all other code (lib/i18n/locales.ts, region.ts). */
import { join } from "node:path";
import * as z from "zod";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { Site } from "#schemas/site.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { readContentData } from "./content-files/content-file.ts";
import { putIfNew } from "./put-file.ts";

const LOCALES_FILE = ".contentlayer/locales.json";

const REGION_FILE = ".contentlayer/region.json";

const Listed = z.object({ locales: Site.shape.locales });
const Region = z.object({ currency: Site.shape.currency, timeZone: Site.shape.timeZone });

/** @returns Undefined while site.yaml cannot be read, which the checker reports. */
export const readSiteLocales = (content: string): Site["locales"] | undefined => readSite(content, Listed)?.locales;

/** @returns Undefined while site.yaml cannot be read, which the checker reports. */
export const readSiteRegion = (content: string): z.infer<typeof Region> | undefined => readSite(content, Region);

function readSite<Part extends z.ZodType>(content: string, part: Part): z.infer<Part> | undefined {
  try {
    return part.parse(readContentData(join(content, "shared/site.yaml")));
  } catch {
    return undefined;
  }
}

/** The languages of the site that the command is about, for its options; all of them while site.yaml cannot be read. */
export const listSiteLocales = (): readonly [Locale, ...Locale[]] => readSiteLocales(CONTENT_FOLDER) ?? ALL_LOCALES;

/** Runs before code is compiled and after each compilation of content, and writes only what is new. */
export function writeSiteLocales(content: string): void {
  const locales = readSiteLocales(content);
  const region = readSiteRegion(content);
  if (locales === undefined || region === undefined) return;
  putIfNew(LOCALES_FILE, `${JSON.stringify(locales)}\n`);
  putIfNew(REGION_FILE, `${JSON.stringify(region)}\n`);
}
