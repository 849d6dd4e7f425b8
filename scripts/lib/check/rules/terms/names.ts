/** terms/…: names have one spelling, and each language has agreed on its terms. content/shared/terms.yaml lists both. */
import type { Locale } from "#schemas/locale.ts";
import { listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
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

function* scan(
  corpus: Corpus,
  entries: (locale: Locale) => Entry[],
  right: readonly string[],
  ignoreCase: boolean,
  describe: (found: string, entry: Entry) => Pick<Finding, "message" | "hint">,
  isCertain: boolean,
): Generator<Finding> {
  const byLocale = new Map<Locale, { pattern: RegExp | undefined; known: Map<string, Entry> }>();
  const fold = (text: string) => (ignoreCase ? normal(text).toLowerCase() : normal(text));
  const rightPattern = patternOf(right, "gu");
  for (const block of listBlocks(corpus)) {
    const { text } = block.segment;
    const { locale } = block;
    let { pattern, known } = byLocale.get(locale) ?? {};
    if (known === undefined) {
      const list = entries(locale);
      known = new Map(list.map((entry) => [fold(entry.never), entry]));
      pattern = patternOf(
        list.map(({ never }) => never),
        ignoreCase ? "giu" : "gu",
      );
      byLocale.set(locale, { pattern, known });
    }
    if (pattern === undefined || text.search(pattern) < 0) continue;
    // A wrong spelling may be part of a correct name.
    const rightPlaces =
      rightPattern === undefined
        ? []
        : [...text.matchAll(rightPattern)].map((found) => [found.index, found.index + found[0].length] as const);
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const entry = known.get(fold(found));
      if (entry === undefined || rightPlaces.some(([from, to]) => from <= index && index + found.length <= to)) continue;
      const at = spanIn(block, index, found);
      yield {
        at,
        ...describe(normal(found), entry),
        ...(isCertain ? { fix: [{ start: at.start, end: at.end, text: entry.instead }] } : {}),
      };
    }
  }
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
    return scan(
      corpus,
      () => entries,
      names.map(({ name }) => name),
      false,
      (found, { instead }) => ({ message: `the name is not written ${quote(found)}`, hint: `write ${instead}` }),
      true,
    );
  },
};

export const agreedTerm: CorpusRule = {
  id: "terms/agreed",
  forbids: "A term that a language has agreed not to use, because it has agreed on another one.",
  wrong: "# en\nYour license key arrives by e-mail.",
  right: "# en\nYour licence key arrives by e-mail.",
  example: "text",
  check: (corpus) => {
    const terms = (findDoc(corpus, "Terms")?.data.terms ?? []).filter((term) => term !== null);
    const entries = (locale: Locale) =>
      terms.flatMap(({ en, use, never }) =>
        (never?.[locale] ?? []).flatMap((word) => (word ? [{ never: word, instead: use?.[locale] ?? en ?? "" }] : [])),
      );
    const right = terms.flatMap(({ use }) => Object.values(use ?? {}).filter((word) => word !== null));
    return scan(
      corpus,
      entries,
      right,
      true,
      (found, { instead }) => ({ message: `${quote(found)} is not the agreed term`, hint: `write ${instead}` }),
      false,
    );
  },
};
