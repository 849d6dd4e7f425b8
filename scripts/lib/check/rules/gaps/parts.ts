/** gaps/left-out: what a translated section must have as often as its source. */
import type { MDX_COMPONENTS } from "#schemas/mdx-components.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { nameOf } from "#scripts/lib/check/translations/names.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";
import { sourceOf, spanOf } from "./sections.ts";

/** Components that are blocks of their own. */
const BLOCKS = ["Note", "Field", "Screen", "Activation", "Version", "Chain"] as const satisfies readonly (keyof typeof MDX_COMPONENTS)[];
/** Parts that are counted, in a text of section-text.ts. Facts within a sentence are not among them: a language can say a sentence in another way. */
const PARTS = [
  { name: "list item", pattern: /^(?:> )*(?:(?:-|\d+\.) )+/gmu },
  { name: "table row", pattern: /^(?:(?:>|-|\d+\.) )*\| /gmu },
  { name: "picture", pattern: /!\[[^\]]*\]\(/gu },
  ...BLOCKS.map((name) => ({
    name: `<${name}>`,
    pattern: new RegExp(`<${name}\\b`, "gu"),
  })),
];

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** The pages of this site that a text links to, each once. */
const linkedPaths = (text: string): Set<string> => new Set([...text.matchAll(/\]\((\/[^)#?]*)/gu)].map(([, path = ""]) => path));

export const leftOut: CorpusRule = {
  id: "gaps/left-out",
  forbids:
    "A translated section with fewer list items, table rows, pictures or notes than its source, or without one of its links. It may have more of them.",
  example: "mdx",
  wrong: "{/* en: three steps */}\n\n1. Installieren\n2. Starten",
  right: "1. Installieren\n2. Starten\n3. Schlüssel eingeben",
  *check(corpus) {
    for (const pair of comparedTexts(corpus).pairs) {
      const { state, section, source, file } = pair;
      if (state !== "done" || section?.depth === undefined) continue;
      const [own, original] = [section.text, source.section.text];
      const place = { at: spanOf(file, section), related: sourceOf(pair), canFollowFrom: [file, source.file] };
      for (const { name, pattern } of PARTS) {
        const [has, had] = [countOf(pattern, own), countOf(pattern, original)];
        if (has >= had) continue;
        yield {
          ...place,
          message: `${nameOf(pair)} has ${has === 0 ? `no ${name}` : counted(has, name)}, and its source ${had}`,
          hint: `compare with ${source.file}, and translate what is left out`,
        };
      }
      const [links, sourceLinks] = [linkedPaths(own), linkedPaths(original)];
      const missing = [...sourceLinks].filter((path) => !links.has(path));
      // A link to another page than the source's has taken the place of one: words/link-nowhere and words/link-moved look at that.
      const extra = [...links].filter((path) => !sourceLinks.has(path));
      if (missing.length > extra.length)
        yield {
          ...place,
          message: `${nameOf(pair)} has no link to ${missing.join(" and ")}, as its source has`,
          hint: "link to it where the text speaks of it",
        };
    }
  },
};
