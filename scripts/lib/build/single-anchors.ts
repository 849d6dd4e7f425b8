/** Lets each anchor of a document stand once: a heading of the interface may have the same words as a page's title or a heading of its text. */
import { groupBy } from "#scripts/lib/group-by.ts";
import type { Edit } from "#scripts/lib/with-edits.ts";

/** A tag with an id: its name, and where it stands in the document. */
export type Anchor = { id: string; tag: string; start: number; end: number };

/** Only these get their anchors from words; others are named by code, which refers to them. `span` is a heading's further anchor. */
const MADE_FROM_WORDS = /^(?:h[1-6]|span)$/u;
const ID = / id="([^"]*)"/u;

/**
 * @param anchors All anchors of the document, in its order.
 * @returns What to write so that none stands twice: the first heading below the title keeps its anchor, as links to it mean a section;
 *   further ones have a number, as `headingId` gives them.
 */
export function singleAnchors(html: string, anchors: readonly Anchor[]): Edit[] {
  const taken = new Set(anchors.map(({ id }) => id));
  return [...groupBy(anchors, ({ id }) => id).values()].flatMap((same) => {
    if (same.length === 1) return [];
    const kept = same.find(({ tag }) => !MADE_FROM_WORDS.test(tag)) ?? same.find(({ tag }) => /^h[2-6]$/u.test(tag)) ?? same[0];
    return same.filter((anchor) => anchor !== kept && MADE_FROM_WORDS.test(anchor.tag)).map((anchor) => numbered(html, anchor, taken));
  });
}

/** Takes the next number that is free. */
function numbered(html: string, { id, start, end }: Anchor, taken: Set<string>): Edit {
  let count = 2;
  while (taken.has(`${id}_${String(count)}`)) count++;
  taken.add(`${id}_${String(count)}`);
  return { start, end, text: html.slice(start, end).replace(ID, ` id="$1_${String(count)}"`) };
}
