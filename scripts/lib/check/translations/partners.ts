/** Which section of a translation belongs to which section of its source. */
import type { Section } from "#scripts/lib/check/sections.ts";

/** Whether a section is a part of a body, and not a field. */
export const isPart = ({ depth }: Section): boolean => depth !== undefined;

/** Fields belong together by name, parts of a body by their order. */
export function partnersOf(source: readonly Section[], translated: readonly Section[]): Map<Section, Section> {
  const byField = new Map(translated.flatMap((section) => (isPart(section) ? [] : [[section.id, section]])));
  const intro = translated.find(({ depth }) => depth === 0);
  const headed = alignedParts(source.filter(isHeaded), translated.filter(isHeaded));
  return new Map(
    source.flatMap((section) => {
      const partner = isHeaded(section) ? headed.get(section) : isPart(section) ? intro : byField.get(section.id);
      return partner === undefined ? [] : [[section, partner]];
    }),
  );
}

const isHeaded = ({ depth }: Section) => depth !== undefined && depth > 0;

type Best = { likeness: number; pairs: readonly (readonly [Section, Section])[] };
const NONE: Best = { likeness: 0, pairs: [] };

/** Pairs parts in their order. Where one side has more, those are left over without which the others resemble each other most. */
function alignedParts(source: readonly Section[], translated: readonly Section[]): Map<Section, Section> {
  if (source.length === translated.length) return new Map(source.map((section, index) => [section, translated[index] ?? section]));
  const scale = lengthOf(source) / lengthOf(translated);
  // Of each number of the first translated parts the best pairs with the first source parts, source part by source part.
  let above: readonly Best[] = [NONE, ...translated.map(() => NONE)];
  for (const own of source) {
    const row: Best[] = [NONE];
    for (const [index, other] of translated.entries()) {
      const before = above[index] ?? NONE;
      const paired: Best = { likeness: before.likeness + likeness(own, other, scale), pairs: [...before.pairs, [own, other]] };
      row.push(
        [above[index + 1] ?? NONE, row[index] ?? NONE].reduce((best, each) => (each.likeness > best.likeness ? each : best), paired),
      );
    }
    above = row;
  }
  return new Map(above.at(-1)?.pairs);
}

const lengthOf = (parts: readonly Section[]) => parts.reduce((sum, { text }) => sum + text.length, 1);

/** What a translator leaves as it is: components, addresses without their anchor, code and figures. */
const KEPT = /<[^>]+>|\]\([^)#]*|`[^`]*`|\d+/gu;

/** How much two parts resemble each other, more than 0: by level, by what stays in a translation, by their blocks and by their length. */
function likeness(source: Section, translated: Section, scale: number): number {
  const [ownKept, otherKept] = [source, translated].map(({ text }) => new Set(text.match(KEPT)));
  const [ownLines, otherLines] = [source, translated].map(({ text }) => text.split("\n").length);
  return (
    0.1 +
    (source.depth === translated.depth ? 2 : 0) +
    3 * overlap(ownKept ?? new Set(), otherKept ?? new Set()) +
    ratio(ownLines ?? 1, otherLines ?? 1) +
    ratio(source.text.length, translated.text.length * scale)
  );
}

const ratio = (a: number, b: number) => Math.min(a, b) / Math.max(a, b);

/** The share of what both have; 1 for two empty sets. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 1 : [...all].filter((each) => a.has(each) && b.has(each)).length / all.size;
}
