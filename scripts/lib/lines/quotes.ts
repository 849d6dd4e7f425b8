/** English quotation marks and apostrophes: authors type straight ones, documents show curly ones. */

import type { Locale } from "#schemas/locale.ts";

/** What stands before a mark that opens. */
const BEFORE_OPENING = /(?:^|[\s([{\u2014\u2013\u201C\uFFFC])$/u;

/** What stands before an apostrophe of an English name in another language. */
const WITHIN_WORD = /[A-Za-z]$/u;

/**
 * @param text The whole paragraph.
 * @param offset Of a straight mark in it.
 * @returns The curly mark in its place; undefined for another character, and for a mark that is no apostrophe in another language than English.
 */
export function curlyMark(text: string, offset: number, locale: Locale): string | undefined {
  if (locale !== "en") return text[offset] === "'" && WITHIN_WORD.test(text.slice(0, offset)) ? "’" : undefined;
  const isOpening = BEFORE_OPENING.test(text.slice(0, offset));
  if (text[offset] === '"') return isOpening ? "“" : "”";
  if (text[offset] === "'") return isOpening ? "‘" : "’";
  return undefined;
}
