/**
 * Anchor ids of headings: the heading's text with every run of white space turned into one underscore, letters and case kept, as links
 * from outside the site have them. `taken` holds the ids that the page has already, if they matter; a second heading of the same
 * text gets `_2`, a third `_3`, and so on. The new id is added to `taken`.
 */
export function headingId(text: string, taken = new Set<string>()): string {
  const base = text.trim().replace(/\s+/gu, "_");
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}_${String(count)}`;
  taken.add(id);
  return id;
}

/** A link to an anchor of the same page: a per cent sign in an address must be followed by two figures. */
export const anchorHref = (id: string) => `#${id.replaceAll("%", "%25")}`;
