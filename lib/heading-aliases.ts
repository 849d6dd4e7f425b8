/**
 * Links to a heading survive a change of language and of text: beside the anchor of its own text, a heading answers to the anchor of the
 * same heading in the language that the text was first written in, and to the anchors that content/shared/redirects.yaml leads to it.
 */
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";

/** Further anchors of one heading. */
export type HeadingAliases = {
  /** That of the same heading in the text that was translated: the page has it in every language. */
  source?: string;
  /** Those that it had before. */
  former: readonly string[];
};

/**
 * Further anchors of a text's headings, by the heading's own anchor. Headings without any are left out.
 *
 * @param original Headings of the text that this one was translated from.
 */
export function headingAliases(headings: readonly Heading[], original: readonly Heading[]): ReadonlyMap<string, HeadingAliases> {
  const sources = sourceAnchors(headings, original);
  return new Map(
    headings.flatMap(({ id, former = [] }) => {
      const source = sources.get(id);
      return source === undefined && former.length === 0 ? [] : [[id, { source, former }]];
    }),
  );
}

/**
 * The headings with the anchors that they had before. An old anchor that the page still has otherwise is left out.
 *
 * @param moved Old anchors of the page, each with the one that it leads to: a heading's own, or that of the text which was translated.
 */
export function withFormerAnchors(
  headings: readonly Heading[],
  original: readonly Heading[],
  moved: ReadonlyMap<string, string>,
): readonly Heading[] {
  if (moved.size === 0) return headings;
  const sources = sourceAnchors(headings, original);
  const taken = new Set([...headings.map(({ id }) => id), ...sources.values()]);
  return headings.map((heading) => {
    const isHere = (anchor: string) => anchor === heading.id || anchor === sources.get(heading.id);
    const former = [...moved].flatMap(([old, now]) => (isHere(now) && !taken.has(old) ? [old] : []));
    return former.length === 0 ? heading : { ...heading, former };
  });
}

/**
 * Anchors that a translation's headings have in the text that was translated, by their own. Sections are paired in their order, and
 * within a pair the headings below; where the number differs, nothing says which belongs to which, and there are none.
 */
export function sourceAnchors(headings: readonly Heading[], original: readonly Heading[]): ReadonlyMap<string, string> {
  const taken = new Set(headings.map(({ id }) => id));
  const sources = new Map<string, string>();
  const [own, first] = [sectionsOf(headings), sectionsOf(original)];
  if (own.length !== first.length) return sources;
  for (const [place, section] of own.entries()) {
    const source = first[place] ?? [];
    const known = section.length === source.length ? section : section.slice(0, 1);
    for (const [index, { id }] of known.entries()) {
      const alias = source[index]?.id;
      if (alias === undefined || taken.has(alias)) continue;
      taken.add(alias);
      sources.set(id, alias);
    }
  }
  return sources;
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
