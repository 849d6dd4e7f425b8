/** words/… and messages/…: text that was left in another language's script. */
import { LOCALE_NAMES, perLocale } from "#schemas/locale.ts";
import { listBlocks, scanBlocks, spanIn, withoutNames } from "#scripts/lib/check/blocks.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { languageName, quote } from "#scripts/lib/report/wording.ts";
import { LANGUAGE_RULES, type Script, SCRIPTS } from "#scripts/lib/check/languages/languages.ts";
import type { Segment } from "#scripts/lib/check/segments.ts";

const lettersOf = (scripts: readonly Script[]) => new RegExp(`[${scripts.map((script) => SCRIPTS[script]).join("")}]+`, "gu");

/** Letters of the scripts that a language does not use. */
const FOREIGN = perLocale((locale) => {
  const { scripts } = LANGUAGE_RULES[locale];
  return lettersOf((Object.keys(SCRIPTS) as Script[]).filter((script) => !scripts.includes(script)));
});

/** Names that every language writes alike, the longest first. */
const namesOf = oncePerCorpus((corpus) => {
  const site = findDoc(corpus, "Site")?.data;
  const found = [
    site?.name,
    site?.nativeName,
    ...(findDoc(corpus, "Terms")?.data.names ?? []).map((entry) => entry?.name),
    ...(findDoc(corpus, "Editions")?.data.editions ?? []).map((edition) => edition?.name),
    ...(findDoc(corpus, "Daws")?.data.daws ?? []).map((daw) => daw?.name),
    ...(findDoc(corpus, "Links")?.data.social ?? []).map((account) => account?.name),
    ...[...productsOf(corpus).values()].flatMap(({ doc }) => [doc.data.name, doc.data.companion?.name]),
    ...Object.values(LOCALE_NAMES),
    ...["macOS", "Windows", "iOS", "GitHub", "Atom", "JSON Feed", "Apple Silicon", "Intel"],
  ];
  return found.filter((name): name is string => Boolean(name)).sort((a, b) => b.length - a.length);
});

const TRANSLATE = "translate it; if it is a name, add it to content/shared/terms.yaml";

/** While the list of names cannot be read, any text may be a name. */
const namesAreSound = (corpus: Corpus) => findDoc(corpus, "Terms")?.sound !== false;

/** Letters of other scripts in the segments that are chosen, except in names. */
function leftovers(corpus: Corpus, isChosen: (segment: Segment) => boolean): Iterable<Finding> {
  if (!namesAreSound(corpus)) return [];
  return scanBlocks(corpus, {
    pattern: FOREIGN,
    textOf: ({ segment, locale }) =>
      isChosen(segment) && segment.text.search(FOREIGN[locale]) >= 0 ? withoutNames(segment.text, namesOf(corpus)) : "",
    describe: ([found], { locale }) => ({ message: `${quote(found)} is not in the script of ${languageName(locale)}`, hint: TRANSLATE }),
  });
}

export const textScript: CorpusRule = {
  id: "words/wrong-script",
  forbids:
    "Letters of another language that were left in a translation, such as kana in German. Names of terms.yaml and of facts are allowed, and so are keywords, which are never shown.",
  wrong: "# de\nDer Klang kommt von 後ろ.",
  right: "# de\nDer Klang kommt von hinten.",
  example: "text",
  check: (corpus) => leftovers(corpus, ({ kind }) => kind !== "message"),
};

const CODE = /\{[^{}]*(?:\}|,[^{}]*\{)|<\/?[a-z][^>]*>|[{}]/giu;
/** FAQ, URL, OK, SHA-256, kHz: the same in every language. */
const ABBREVIATION = /\b[A-Z][A-Z0-9]{0,5}s?\b|\b(?:[kM]?Hz|[kMG]B|dB|ms)\b|\b[a-z]+\.[a-z.]+\b|@\S+|\S+@\S+/gu;

export const messageScript: CorpusRule = {
  id: "messages/wrong-script",
  forbids:
    "Letters of another language that were left in a message, and a message without any letter of its language's own script, such as Japanese. Names, abbreviations in capitals and symbols of units are allowed.",
  wrong: "# content/ja/messages.yaml\nbuyNow: Buy now",
  right: "# content/ja/messages.yaml\nbuyNow: 購入する",
  *check(corpus) {
    if (!namesAreSound(corpus)) return;
    yield* leftovers(corpus, ({ kind }) => kind === "message");
    for (const block of listBlocks(corpus)) {
      const { kind, text } = block.segment;
      const { locale } = block;
      const { scripts } = LANGUAGE_RULES[locale];
      if (scripts.length === 0 || kind !== "message" || text.search(lettersOf(scripts)) >= 0) continue;
      const rest = withoutNames(text, namesOf(corpus)).replace(CODE, " ").replace(ABBREVIATION, " ");
      if (!/\p{L}{2}/u.test(rest)) continue;
      yield { at: spanIn(block, 0, text), message: `there is no ${languageName(locale)} letter in this message`, hint: TRANSLATE };
    }
  },
};
