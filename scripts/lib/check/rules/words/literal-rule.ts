/** What all rules about facts in texts have in common. */
import type { Locale } from "#schemas/locale.ts";
import { listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import type { CorpusRule, RuleText } from "#scripts/lib/check/rule.ts";
import type { Segment } from "#scripts/lib/check/segments.ts";
import { quote } from "#scripts/lib/report/wording.ts";

export type Match = { text: string; index: number; number: string };
type Literal = RuleText & {
  what: string;
  /** Matches in one block of text. */
  find: (corpus: Corpus, segment: Segment, locale: Locale) => Match[];
  /** The component to write instead. */
  component: (corpus: Corpus, match: Match, document: Analysis, locale: Locale) => string;
  /** Whether release notes are left out: their figures do not change with the facts. */
  exceptReleases?: boolean;
};

const NUMBER_WORDS = Object.values(LANGUAGE_RULES).flatMap(({ numberWords }) => Object.keys(numberWords));
/** A digit of either width, or a number of trial minutes as a word. Most blocks have none, which saves time. */
const HAS_NUMBER = new RegExp(["[0-9０-９]", ...NUMBER_WORDS].join("|"), "iu");

/** Makes a rule from a function that finds literal facts and one that gives the component to write instead. */
export function literalRule({ what, find, component, exceptReleases, ...text }: Literal): CorpusRule {
  return {
    ...text,
    *check(corpus) {
      for (const block of listBlocks(corpus)) {
        const { segment, locale, document } = block;
        if (!HAS_NUMBER.test(segment.text) || (exceptReleases && document.place?.entity === "ReleaseWords")) continue;
        for (const match of find(corpus, segment, locale)) {
          const instead = component(corpus, match, document, locale);
          const message = `${quote(match.text)} is ${what}, and facts belong in content/shared`;
          yield { at: spanIn(block, match.index, match.text), message, hint: insteadOf(segment, instead) };
        }
      }
    },
  };
}

function insteadOf({ kind }: Segment, component: string): string {
  if (kind === "body") return `write ${component}`;
  if (kind === "message") return "write an argument such as {value}, which the code fills from the facts";
  if (kind === "heading") return "remove it: a heading is an anchor, and does not change with the facts";
  return `remove it: a field cannot hold a component. In the body, write ${component}`;
}

/** All matches of a pattern; the number is the first group that matched. */
export function matches(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map((found) => ({ text: found[0], index: found.index, number: found[1] ?? found[2] ?? "" }));
}

export const ownProduct = (document: Analysis) => (document.place?.entity === "ProductWords" ? document.place.names[0] : undefined);

/** The first item of the document's own product, or else the first item. */
export function prefer<Item extends { slug: string }>(items: readonly Item[], document: Analysis): Item | undefined {
  return items.find(({ slug }) => slug === ownProduct(document)) ?? items[0];
}
