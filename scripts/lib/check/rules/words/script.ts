/** words/… and messages/…: words that were left in another language's script. */
import type { Locale } from "#schemas/locale.ts";
import { LOCALE_NAMES } from "#schemas/locale.ts";
import { listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import { oncePerCorpus } from "#scripts/lib/check/once.ts";
import type { Finding } from "#scripts/lib/check/problem.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import type { Segment } from "#scripts/lib/check/segments.ts";
import { quote } from "#scripts/lib/check/wording.ts";

const KANA = /[\u3041-\u3096\u30A1-\u30FA\u30FC]+/gu;
const KANA_OR_HAN = /[\u3041-\u3096\u30A1-\u30FA\u30FC\p{Script=Han}]+/gu;
const HANGUL_OR_CYRILLIC = /[\p{Script=Hangul}\p{Script=Cyrillic}]+/gu;

/** Letters that a language does not have. */
function foreign(locale: Locale): RegExp[] {
  if (locale === "ja") return [HANGUL_OR_CYRILLIC];
  return locale === "zh" ? [KANA, HANGUL_OR_CYRILLIC] : [KANA_OR_HAN, HANGUL_OR_CYRILLIC];
}

/** Names that stand in every language as they are, the longest first. */
const namesOf = oncePerCorpus((corpus) => {
  const site = findDoc(corpus, "Site")?.data;
  const found = [
    site?.name,
    site?.nativeName,
    ...(findDoc(corpus, "Terms")?.data.names ?? []).map((entry) => entry?.name),
    ...(findDoc(corpus, "Daws")?.data.daws ?? []).map((daw) => daw?.name),
    ...(findDoc(corpus, "Links")?.data.social ?? []).map((account) => account?.name),
    ...[...productsOf(corpus).values()].flatMap(({ doc }) => [doc.data.name, doc.data.companion?.name]),
    ...Object.values(LOCALE_NAMES),
    ...["macOS", "Windows", "iOS", "Lite", "Standard", "Ultimate", "Multiband", "GitHub", "Atom", "JSON Feed", "Apple Silicon", "Intel"],
  ];
  return found.filter((name): name is string => Boolean(name)).sort((a, b) => b.length - a.length);
});

function withoutNames(corpus: Corpus, text: string): string {
  return namesOf(corpus).reduce((rest, name) => rest.replaceAll(name, (found) => "\uFFFC".repeat(found.length)), text);
}

function* leftovers(corpus: Corpus, want: (segment: Segment) => boolean): Generator<Finding> {
  for (const block of listBlocks(corpus)) {
    const { segment, locale } = block;
    if (!want(segment)) continue;
    const hasForeign = foreign(locale).some((pattern) => segment.text.search(pattern) >= 0);
    const text = hasForeign ? withoutNames(corpus, segment.text) : "";
    for (const { 0: words, index } of foreign(locale).flatMap((pattern) => [...text.matchAll(pattern)])) {
      yield {
        at: spanIn(block, index, words),
        message: `${quote(words)} is not in the letters of ${locale}`,
        hint: "translate it; if it is a name, add it to content/shared/terms.yaml",
      };
    }
  }
}

export const wordsScript: CorpusRule = {
  id: "words/wrong-script",
  forbids:
    "Letters of another language that were left in a translation, such as kana in German. Names of terms.yaml and of facts are allowed, and so are the keywords, which nobody sees.",
  wrong: "# de\nDer Klang kommt von 後ろ.",
  right: "# de\nDer Klang kommt von hinten.",
  example: "text",
  check: (corpus) => leftovers(corpus, ({ kind }) => kind !== "message"),
};

const CODE = /\{[^{}]*(?:\}|,[^{}]*\{)|<\/?[a-z][^>]*>|[{}]/giu;
/** FAQ, URL, OK, SHA-256: the same in every language. */
const ABBREVIATION = /\b[A-Z][A-Z0-9]{0,5}s?\b|\b[a-z]+\.[a-z.]+\b|@\S+|\S+@\S+/gu;

export const messageScript: CorpusRule = {
  id: "messages/wrong-script",
  forbids:
    "Letters of another language that were left in a message, and a Japanese or Chinese message without one Japanese or Chinese letter. Names and abbreviations in capitals are allowed.",
  wrong: "# content/ja/messages.yaml\nbuyNow: Buy now",
  right: "# content/ja/messages.yaml\nbuyNow: 購入する",
  *check(corpus) {
    yield* leftovers(corpus, ({ kind }) => kind === "message");
    for (const block of listBlocks(corpus)) {
      const { kind, text } = block.segment;
      const { locale } = block;
      if ((locale !== "ja" && locale !== "zh") || kind !== "message" || text.search(KANA_OR_HAN) >= 0) continue;
      const words = withoutNames(corpus, text).replace(CODE, " ").replace(ABBREVIATION, " ");
      if (!/\p{L}{2}/u.test(words)) continue;
      yield {
        at: spanIn(block, 0, text),
        message: `there is no ${locale === "ja" ? "Japanese" : "Chinese"} letter in this message`,
        hint: "translate it; if it is a name, add it to content/shared/terms.yaml",
      };
    }
  },
};
