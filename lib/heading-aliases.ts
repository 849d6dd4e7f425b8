/**
 * Anchors that work in every language: a translated heading also has the anchor of the same heading in the source language.
 */
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";

/**
 * The source anchors of a translation's headings, by the id of the translated heading. Sections are paired in their order, and the
 * headings within each pair of sections; where their numbers differ, they cannot be paired and have no aliases.
 */
export function headingAliases(headings: readonly Heading[], original: readonly Heading[]): ReadonlyMap<string, string> {
  const taken = new Set(headings.map(({ id }) => id));
  const aliases = new Map<string, string>();
  const [translated, source] = [sectionsOf(headings), sectionsOf(original)];
  if (translated.length !== source.length) return aliases;
  for (const [index, section] of translated.entries()) {
    const sourceSection = source[index] ?? [];
    const paired = section.length === sourceSection.length ? section : section.slice(0, 1);
    for (const [place, { id }] of paired.entries()) {
      const alias = sourceSection[place]?.id;
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
