/** terms/…: names are written one way, and each language has agreed on its words. content/shared/terms.yaml lists both. */
import type { Locale } from "#schemas/locale.ts";
import { listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import type { Finding } from "#scripts/lib/check/problem.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { quote } from "#scripts/lib/check/wording.ts";

type Entry = { never: string; instead: string };

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/ /gu, "[\\s\\u2060]+");

/** Latin letters must not go on before or after it; a Japanese particle may. */
function patternOf(words: readonly string[], flags: string): RegExp | undefined {
  if (words.length === 0) return undefined;
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
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
  say: (found: string, entry: Entry) => Pick<Finding, "message" | "hint">,
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
    // A misspelling that is part of a name written rightly is none.
    const rightPlaces =
      rightPattern === undefined
        ? []
        : [...text.matchAll(rightPattern)].map((found) => [found.index, found.index + found[0].length] as const);
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const entry = known.get(fold(words));
      if (entry === undefined || rightPlaces.some(([from, to]) => from <= index && index + words.length <= to)) continue;
      const at = spanIn(block, index, words);
      yield { at, ...say(normal(words), entry), ...(isCertain ? { fix: [{ start: at.start, end: at.end, text: entry.instead }] } : {}) };
    }
  }
}

export const nameSpelling: CorpusRule = {
  id: "terms/name",
  forbids: "A name written otherwise than `content/shared/terms.yaml` says: misspelt, translated, in another case. `--fix` puts it right.",
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
  forbids: "A word that a language has agreed not to use, because it has agreed on another for the same thing.",
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
      (found, { instead }) => ({ message: `${quote(found)} is not the agreed word`, hint: `write ${instead}` }),
      false,
    );
  },
};
