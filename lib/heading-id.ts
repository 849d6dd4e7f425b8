/**
 * The anchor id of a heading: its text with underscores for white space (specification, section 2). A second heading with the same text
 * gets `_2`, a third `_3`.
 *
 * @param taken Ids that the page already has; the new id is added.
 */
export function headingId(text: string, taken: Set<string>): string {
  const base = text.trim().replace(/\s+/gu, "_");
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}_${count}`;
  taken.add(id);
  return id;
}
