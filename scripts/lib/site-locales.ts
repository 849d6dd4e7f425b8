/** The languages of a site for what runs before its content is compiled, and as a file for code (lib/i18n/locales.ts). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { Site } from "#schemas/site.ts";

const LOCALES_FILE = ".contentlayer/locales.json";

const Listed = z.object({ locales: Site.shape.locales });

/** @returns Undefined while site.yaml cannot be read: the checker says what is wrong with it. */
export function readSiteLocales(content: string): Site["locales"] | undefined {
  try {
    return Listed.parse(parse(readFileSync(join(content, "shared/site.yaml"), "utf8"))).locales;
  } catch {
    return undefined;
  }
}

/**
 * Runs before code is compiled and after each compilation of content, and writes only what is new.
 *
 * @param content The content folder.
 * @param project The folder that holds .contentlayer/.
 */
export function writeSiteLocales(content: string, project = "."): void {
  const locales = readSiteLocales(content);
  if (locales === undefined) return;
  const file = join(project, LOCALES_FILE);
  const text = `${JSON.stringify(locales)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
