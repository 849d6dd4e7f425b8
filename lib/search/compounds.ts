/** Cuts compounds into parts that are known: Lizenzschlüssel into Lizenz and Schlüssel, 体験版期間 into 体験版 and 期間. */

/** What German puts between the parts. */
const LINKS = ["", "s", "n", "en", "es", "e"];
const SHORTEST_PART = 4;

/**
 * @param word Folded, longer than any of its parts.
 * @param isPart Whether a piece of it, at least four letters long, is a known word.
 * @returns The pieces, longest first piece first, or undefined when it is no compound of known words.
 */
export function splitCompound(word: string, isPart: (piece: string) => boolean): string[] | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const head = word.slice(0, end);
    if (!isPart(head)) continue;
    for (const link of LINKS) {
      const rest = word.slice(end);
      if (!rest.startsWith(link) || rest.length - link.length < SHORTEST_PART) continue;
      const tail = rest.slice(link.length);
      if (isPart(tail)) return [head, tail];
      const more = splitCompound(tail, isPart);
      if (more !== undefined) return [head, ...more];
    }
  }
  return undefined;
}

/**
 * Cuts text without spaces where a browser's dictionary has not cut it as the index did.
 *
 * @param isKnown Whether the index holds a term.
 * @returns The longest known terms from left to right; characters between them are left out.
 */
export function splitUnspaced(text: string, isKnown: (piece: string) => boolean): string[] {
  const found: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = text.length;
    while (end > start && !(end - start < text.length && isKnown(text.slice(start, end)))) end -= 1;
    if (end > start) found.push(text.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return found;
}
