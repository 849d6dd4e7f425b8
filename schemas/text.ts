/** Kinds of text that many entities share. */
import { z } from "zod";

/** One line of words: not empty, no line break, no space at either end. */
export const Line = z
  .string()
  .min(1, "write some words here")
  .regex(/^\S(?:.*\S)?$/u, "write one line without a space at either end");

/** One paragraph of words; a line break in the file is only a space. */
export const Paragraph = z
  .string()
  .trim()
  .min(1, "write some words here")
  .transform((text) => text.replace(/\s*\n\s*/gu, " "));

/** A name for files and addresses: lower case, digits and hyphens. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "write lower-case letters, digits and single hyphens, such as mono-low");

/** A path on this site, without locale: `/3dx/download`. */
export const SitePath = z
  .string()
  .regex(/^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/u, "write a path on this site that begins with a slash, such as /3dx/download");

/** A calendar day, `YYYY-MM-DD`, that really exists. */
export const Day = z.iso.date("write a day that exists, as YYYY-MM-DD");

/** An address on the open web. */
export const HttpsUrl = z.url({ protocol: /^https$/u, error: "write an address that begins with https://" });

/** Word lists that help search and are never shown: synonyms, misspellings, kana spellings. */
export const Keywords = z
  .array(Line)
  .describe("Words people search for that the page does not use: synonyms, misspellings, kana spellings. Never shown.");
