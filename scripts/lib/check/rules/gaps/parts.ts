/** gaps/left-out: what a translated section must have as often as its source. */
import type { MDX_COMPONENTS } from "#schemas/mdx-components.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import type { Section } from "#scripts/lib/check/sections.ts";
import { headingOf, nameOf } from "#scripts/lib/check/translations/names.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";
import { placeIn, sourceOf } from "./sections.ts";

/** Components that are blocks of their own. */
const BLOCKS = [
  "Note",
  "Field",
  "MixNotes",
  "Screen",
  "Activation",
  "Version",
  "Chain",
  "CloseUp",
] as const satisfies readonly (keyof typeof MDX_COMPONENTS)[];
/** Parts that are counted, in a text of section-text.ts. Facts within a sentence are not among them: a language can name one once where another does twice. */
const PARTS = [
  { name: "list item", pattern: /^(?:> )*(?:(?:-|\d+\.) )+/gmu },
  { name: "table row", pattern: /^(?:(?:>|-|\d+\.) )*\| /gmu },
  { name: "picture", pattern: /!\[[^\]]*\]\(/gu },
  ...BLOCKS.map((name) => ({ name: `<${name}>`, pattern: new RegExp(`<${name}\\b`, "gu") })),
];

/** The two kinds of list. Of an item in another one, the inner kind counts. */
const LISTS = [
  { name: "numbered list item", pattern: /^(?:(?:>|-|\d+\.) )*\d+\. (?!(?:-|\d+\.) )/gmu, hint: "number the list as there: 1. 2. 3." },
  { name: "bulleted list item", pattern: /^(?:(?:>|-|\d+\.) )*- (?!(?:-|\d+\.) )/gmu, hint: "begin each item with - as there" },
];

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** The pages of this site that a text links to, each once. */
const linkedPaths = (text: string): Set<string> => new Set([...text.matchAll(/\]\((\/[^)#?]*)/gu)].map(([, path = ""]) => path));

/** Components with their values, each once. Those of <Screen> and <MixNotes> and all captions are texts, and are translated. */
const valuesIn = (text: string): Set<string> =>
  new Set(text.replaceAll(/ caption="[^"]*"/gu, "").match(/<(?!Screen\b|MixNotes\b)[A-Z]\w*(?: \w+="[^"]*")+/gu));

type Lack = { has: string; hint: string; /** What stands in its place. */ instead?: string[] };

/** What a text does not have of another one: a sentence after the name of its section, and what to do. */
export function listLacks(own: string, original: string): Lack[] {
  const lackOf = ({ name, pattern, hint = "translate what is left out" }: { name: string; pattern: RegExp; hint?: string }): Lack[] => {
    const [has, had] = [countOf(pattern, own), countOf(pattern, original)];
    if (has >= had) return [];
    return [{ has: `${has === 0 ? `no ${name}` : counted(has, name)}, and its source ${had}`, hint }];
  };
  const parts = PARTS.flatMap(lackOf);
  if (parts.length === 0) parts.push(...LISTS.flatMap(lackOf));
  const links = linkedPaths(own);
  const missing = [...linkedPaths(original)].filter((path) => !links.has(path));
  const [first] = parts;
  const lackOfLinks = `no link to ${missing.join(" and ")}, as its source has`;
  // A part that is left out has links, too.
  if (missing.length > 0 && first !== undefined) first.has += `; there is ${lackOfLinks}`;
  else if (missing.length > 0) parts.push({ has: lackOfLinks, hint: "link to the page where the text speaks of it" });
  const [values, wanted] = [valuesIn(own), valuesIn(original)];
  const lost = [...wanted].filter((value) => !values.has(value));
  // The values of a part that is left out are left out with it.
  if (parts.length === 0 && lost.length > 0) {
    const isInstead = (value: string) => !wanted.has(value) && lost.some((each) => each.startsWith(value.slice(0, value.indexOf(" ") + 1)));
    const instead = [...values].filter(isInstead).slice(0, 1);
    const has = [...instead, `no ${lost.join(">, no ")}>, as its source has`].join(">, and ");
    parts.push({ has, hint: "write components and their values as the source has them", instead });
  }
  return parts;
}

export const leftOut: CorpusRule = {
  id: "gaps/left-out",
  forbids:
    'A translated section with fewer list items, table rows, pictures or notes than its source, with bullets instead of numbers or the other way round, or without one of its links or facts (`<Price of="…" />`). It may have more of them.',
  example: "mdx",
  wrong: "{/* en: three steps */}\n\n1. Installieren\n2. Starten",
  right: "1. Installieren\n2. Starten\n3. Schlüssel eingeben",
  *check(corpus) {
    const written = comparedTexts(corpus).pairs.flatMap(({ section, ...pair }) =>
      pair.state === "done" && section?.depth !== undefined ? [{ ...pair, section }] : [],
    );
    for (const [file, pairs] of groupBy(written, (pair) => pair.file)) {
      for (const pair of pairs) {
        const { section, source } = pair;
        const lacks = listLacks(section.text, source.section.text);
        const other = lacks.length === 0 ? undefined : pairs.find((each) => isMoved(each, source.section.text));
        const order =
          other === undefined ? "" : `; or put the sections in the order of the source: "${headingOf(other.section)}" may be this one`;
        for (const { has, hint, instead = [] } of order === "" ? lacks : lacks.slice(0, 1))
          yield {
            at: placeIn(corpus, file, section, instead),
            message: `${nameOf(pair)} has ${has}`,
            hint: `compare with ${source.file}, and ${hint}${order}`,
            related: sourceOf(pair),
            canFollowFrom: [file, source.file],
          };
        // The other sections of another order only follow.
        if (order !== "") break;
      }
    }
  },
};

/** Whether a translated section has more than its own source, and all of another one. */
const isMoved = ({ section, source }: Pick<Pair, "source"> & { section: Section }, original: string): boolean =>
  listLacks(source.section.text, section.text).length > 0 && listLacks(section.text, original).length === 0;
