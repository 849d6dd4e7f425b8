/**
 * Links to a heading survive a change of language: a translated heading also answers to the anchor of the same heading in
 * the language that the words were first written in.
 */
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";

/**
 * Aliases of a translation's headings by their own ids. Sections are paired in their order, and within a pair the headings
 * below; where the number differs, nobody knows which is which, and there are none.
 */
export function headingAliases(headings: readonly Heading[], original: readonly Heading[]): ReadonlyMap<string, string> {
  const taken = new Set(headings.map(({ id }) => id));
  const aliases = new Map<string, string>();
  const [own, first] = [sectionsOf(headings), sectionsOf(original)];
  if (own.length !== first.length) return aliases;
  for (const [place, section] of own.entries()) {
    const source = first[place] ?? [];
    const known = section.length === source.length ? section : section.slice(0, 1);
    for (const [index, { id }] of known.entries()) {
      const alias = source[index]?.id;
      if (alias === undefined || taken.has(alias)) continue;
      taken.add(alias);
      aliases.set(id, alias);
    }
  }
  return aliases;
}

/** Each heading of the second level with those below it. */
function sectionsOf(headings: readonly Heading[]): Heading[][] {
  const sections: Heading[][] = [];
  for (const heading of headings) {
    if (heading.depth === 2 || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(heading);
  }
  return sections;
}
