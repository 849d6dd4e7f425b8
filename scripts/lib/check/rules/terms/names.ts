/** terms/…: names have one spelling, and each language has agreed on its terms. content/shared/terms.yaml lists both. */
import { type Locale, perLocale } from "#schemas/locale.ts";
import { scanBlocks } from "#scripts/lib/check/blocks.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Fault, Finding } from "#scripts/lib/check/rule.ts";
import { quote } from "#scripts/lib/report/wording.ts";

type Entry = { never: string; instead: string };

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/ /gu, "[\\s\\u2060]+");

/** Matches texts as whole words: a Latin letter may not precede or follow them, a Japanese particle may. */
function patternOf(texts: readonly string[], flags: string): RegExp | undefined {
  if (texts.length === 0) return undefined;
  const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length);
  const parts = longestFirst.map((word) => {
    const before = /^[\p{Script=Latin}\d]/u.test(word) ? "(?<![\\p{Script=Latin}\\d_/.#-])" : "";
    const after = /[\p{Script=Latin}\d]$/u.test(word) ? "(?![\\p{Script=Latin}\\d_]|[-/.]\\p{Script=Latin})" : "";
    return `${before}${escape(word)}${after}`;
  });
  return new RegExp(parts.join("|"), flags);
}

const normal = (text: string) => text.replace(/[\s\u2060]+/gu, " ");

type Spellings = {
  /** What a language does not write. */
  entriesOf: (locale: Locale) => Entry[];
  /** Correct names and terms: a wrong spelling may be part of one. */
  right: readonly string[];
  ignoreCase: boolean;
  describe: (found: string, entry: Entry) => Fault;
};

function scan(corpus: Corpus, { entriesOf, right, ignoreCase, describe }: Spellings): Iterable<Finding> {
  const fold = (text: string) => (ignoreCase ? normal(text).toLowerCase() : normal(text));
  const known = perLocale((locale) => new Map(entriesOf(locale).map((entry) => [fold(entry.never), entry])));
  const wordsOf = (locale: Locale) => entriesOf(locale).map(({ never }) => never);
  const rightPattern = patternOf(right, "gu");
  return scanBlocks(corpus, {
    pattern: perLocale((locale) => patternOf(wordsOf(locale), ignoreCase ? "giu" : "gu")),
    describe: ({ 0: found, index }, { segment: { text }, locale }) => {
      const entry = known[locale].get(fold(found));
      const names = rightPattern === undefined ? [] : [...text.matchAll(rightPattern)];
      const isPart = names.some((name) => name.index <= index && index + found.length <= name.index + name[0].length);
      return entry === undefined || isPart ? undefined : describe(normal(found), entry);
    },
  });
}

export const nameSpelling: CorpusRule = {
  id: "terms/name",
  forbids: "A name in another spelling than in `content/shared/terms.yaml`: misspelt, translated, in another case. `--fix` corrects it.",
  wrong: "Open Side Rack.",
  right: "Open SideRack.",
  example: "mdx",
  check: (corpus) => {
    const names = (findDoc(corpus, "Terms")?.data.names ?? []).flatMap((entry) =>
      entry?.name ? [{ name: entry.name, never: (entry.never ?? []).filter((word) => word !== null) }] : [],
    );
    const entries = names.flatMap(({ name, never }) => never.map((word) => ({ never: word, instead: name })));
    return scan(corpus, {
      entriesOf: () => entries,
      right: names.map(({ name }) => name),
      ignoreCase: false,
      describe: (found, { instead }) => ({ message: `the name is not written ${quote(found)}`, hint: `write ${instead}`, better: instead }),
    });
  },
};

export const agreedTerm: CorpusRule = {
  id: "terms/agreed",
  forbids: "A term that a language has agreed not to use, because it has agreed on another one.",
  wrong: "# en\nYour license key arrives by e-mail.",
  right: "# en\nYour licence key arrives by e-mail.",
  check: (corpus) => {
    const terms = (findDoc(corpus, "Terms")?.data.terms ?? []).filter((term) => term !== null);
    const entriesOf = (locale: Locale) =>
      terms.flatMap(({ en, use, never }) =>
        (never?.[locale] ?? []).flatMap((word) => (word ? [{ never: word, instead: use?.[locale] ?? en ?? "" }] : [])),
      );
    const right = terms.flatMap(({ use }) => Object.values(use ?? {}).filter((word) => word !== null));
    return scan(corpus, {
      entriesOf,
      right,
      ignoreCase: true,
      describe: (found, { instead }) => ({ message: `${quote(found)} is not the agreed term`, hint: `write ${instead}` }),
    });
  },
};
