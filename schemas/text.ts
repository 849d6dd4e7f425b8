/** Kinds of text that many entities share. A message says what to write; editors and the checker show it. */
import * as z from "zod";

/** One line of text: not empty, no line break, no space at either end. */
export const Line = z
  .string()
  .min(1, "write some text here")
  .regex(/^\S(?:.*\S)?$/u, "write one line without a space at either end");

/** One paragraph of text; a line break in the file counts as a space. */
export const Paragraph = z
  .string()
  .trim()
  .min(1, "write some text here")
  .transform((text) => text.replace(/\s*\n\s*/gu, " "));

/** A name for files and addresses: lower case, digits and hyphens. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "write lower-case letters, digits and single hyphens, such as mono-low");

/** The name of a file in content/shared/products. That it exists is a rule of the checker. */
export const ProductSlug = Slug.meta({ keyOf: "product" });

const PATH_HINT = "write a path on this site: a slash, then letters, digits and hyphens, no slash at the end, such as /3dx/download";

/** A path on this site, without locale: `/3dx/download`. */
export const SitePath = z.string().regex(/^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/u, PATH_HINT);

/** The path of a page that exists. That it does is a rule of the checker. */
export const PagePath = SitePath.meta({ keyOf: "path" });

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const Day = z.iso.date("write a day that exists as YYYY-MM-DD, such as 2026-09-30");

/** An address on the open web. Parsers of addresses accept spaces and a single slash, which pages would show as they are. */
export const HttpsUrl = z
  .url({ protocol: /^https$/u, error: "write an address that begins with https://" })
  .regex(/^https:\/\/\S+$/u, "write an address that begins with https:// and has no space in it");

/** Lists of words for the search, which pages do not show. */
export const Keywords = z
  .array(
    z
      .string()
      .regex(
        /^[^\s，、](?:[^\n，、]*[^\s，、])?$/u,
        "write one line without a space at either end, and half-width commas between words: [one, two]",
      ),
  )
  .describe("Words that visitors search for and the text does not use: synonyms, misspellings, kana spellings. Never shown.")
  .meta({ examples: [["deinstall", "delete", "remove"]] });
