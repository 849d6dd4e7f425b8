/** English quotation marks and apostrophes: authors type straight ones, documents show curly ones. */

/** What stands before a mark that opens. */
const BEFORE_OPENING = /(?:^|[\s([{\u2014\u2013\u201C\uFFFC])$/u;

/**
 * @param text The whole paragraph.
 * @param offset Of a straight mark in it.
 * @returns The curly mark in its place; undefined for another character.
 */
export function curlyMark(text: string, offset: number): string | undefined {
  const isOpening = BEFORE_OPENING.test(text.slice(0, offset));
  if (text[offset] === '"') return isOpening ? "“" : "”";
  if (text[offset] === "'") return isOpening ? "‘" : "’";
  return undefined;
}
