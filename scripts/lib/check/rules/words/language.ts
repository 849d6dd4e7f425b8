/** words/…: paragraphs in another language than their document's, and characters of a neighbouring one. */
import { eld } from "eld/small";
import { HAS_SPACES, ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { HAN_CHARACTERS } from "#scripts/lib/check/languages/character-sets.ts";
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule, Finding } from "#scripts/lib/check/rule.ts";
import { listSegments, type Segment } from "#scripts/lib/check/segments.ts";
import { languageName, quote } from "#scripts/lib/report/wording.ts";

const SPACED = ALL_LOCALES.filter((locale) => HAS_SPACES[locale]);
eld.setLanguageSubset([...SPACED]);

/** A shorter sentence is not judged: names, labels and technical words are the same in many languages. */
const MIN_LETTERS = 20;
const MIN_SMALL_WORDS = 4;
/** By how much another language must be more probable. Measured on 10,000 sentences: in their own language they stay below 0.08. */
const MIN_LEAD = 0.08;
/** What is in quotes or braces is a label, an example or an argument, and not judged with the sentence around it. */
const QUOTED = /"[^"\n]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|\{[^{}]*\}|<[^<>]*>/gu;

const listSound = (document: ParsedDocument) => (document.body?.syntaxError === undefined ? listSegments(document) : []);
const blanked = (text: string) => text.replace(QUOTED, (found) => " ".repeat(found.length)).replace(/[\uFFFC\u2060]/gu, " ");

export const wrongLanguage: DocumentRule = {
  id: "words/wrong-language",
  forbids: `A paragraph in another language: English that was left in German, Spanish in French, an English sentence in Japanese, Chinese in Japanese. Judged are sentences of ${MIN_SMALL_WORDS} words in small letters and ${MIN_LETTERS} letters in all; in Japanese and Chinese, four Latin words, three of them in small letters. Words of one letter, names, quoted labels and code do not count.`,
  wrong: "{/* content/de */}\n\nThe trial ends when the time is up, and the plug-in puts out noise until it is reloaded.",
  right: "Die Testzeit endet, und das Plug-in gibt Rauschen aus, bis es neu geladen wird.",
  *check(document) {
    const { locale } = document;
    if (locale === undefined) return;
    for (const segment of listSound(document)) {
      // A text that is still to be written is in the language of its instruction; releases/unwritten and words/left-over report it.
      if (/\bTODO\b/u.test(segment.text)) continue;
      const text = blanked(segment.text);
      const found = HAS_SPACES[locale] ? spacedLanguage(text, locale) : foreignPart(text, locale);
      if (found === undefined) continue;
      yield {
        at: spanOf(document, segment.start + found.start, segment.start + found.end),
        message: `${quote(found.text)} reads like ${found.language}`,
        hint: `write it in ${languageName(locale)}; what stays as it is, such as a label on a screen, stands in quotes`,
      };
    }
  },
};

type Foreign = { language: string; text: string; start: number; end: number };

/** The syntax of a plural or a choice, which is English. */
const CHOICE = /\b(?:plural|select|selectordinal),/u;
const SMALL = /(?<![\p{L}\p{N}-])\p{Ll}{2,}/gu;

/** The first sentence that is in another language with spaces. */
function spacedLanguage(text: string, locale: Locale): Foreign | undefined {
  for (const { 0: sentence, index } of text.matchAll(/\S[\s\S]*?(?:[.!?:;](?=\s)|$)/gu)) {
    if ((sentence.match(SMALL) ?? []).length < MIN_SMALL_WORDS || CHOICE.test(sentence)) continue;
    if ((sentence.match(/\p{L}/gu) ?? []).length < MIN_LETTERS) continue;
    const scores = eld.detect(sentence).getScores();
    const [best] = SPACED.filter((other) => other !== locale).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    if (best === undefined || (scores[best] ?? 0) < (scores[locale] ?? 0) + MIN_LEAD) continue;
    return { language: languageName(best), text: sentence.trim(), start: index, end: index + sentence.trimEnd().length };
  }
  return undefined;
}

/** Four words with spaces between them, of which three begin with a small letter: a sentence, and not a name. */
const SENTENCE = /(?:\p{Script=Latin}[\p{Script=Latin}'’-]*[ ,;:]+){3,}\p{Script=Latin}[\p{Script=Latin}'’-]*/gu;
const MIN_HAN = 10;

/** A sentence in Latin letters, or a paragraph of Han characters in a language that needs kana. */
function foreignPart(text: string, locale: Locale): Foreign | undefined {
  for (const { 0: found, index } of text.matchAll(SENTENCE)) {
    if ((found.match(SMALL) ?? []).length >= 3 && !CHOICE.test(found))
      return { language: languageName("en"), text: found, start: index, end: index + found.length };
  }
  if (!LANGUAGE_RULES[locale].scripts.includes("kana")) return undefined;
  const isChinese =
    (text.match(/\p{Script=Han}/gu) ?? []).length >= MIN_HAN && !/[\u3041-\u30FF]/u.test(text) && /[，。、的是了]/u.test(text);
  return isChinese ? { language: languageName("zh"), text: text.trim(), start: text.search(/\S/u), end: text.trimEnd().length } : undefined;
}

export const wrongCharacter: DocumentRule = {
  id: "words/wrong-character",
  forbids:
    "A Han character that the language does not write: a traditional or Japanese one in simplified Chinese, a Chinese one in Japanese. They look alike and are often pasted. Allowed are the characters of GB 2312 and JIS X 0208.",
  example: "text",
  wrong: "# zh\n插件會在試用結束時靜音。",
  right: "# zh\n插件会在试用结束时静音。",
  *check(document) {
    const allowed = document.locale === undefined ? undefined : HAN_CHARACTERS[document.locale];
    if (allowed === undefined) return;
    for (const segment of listSound(document)) yield* strangeCharacters(document, segment, allowed);
  },
};

function* strangeCharacters(document: ParsedDocument, { text, start }: Segment, allowed: ReadonlySet<string>): Generator<Finding> {
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+/gu)) {
    // Rare characters outside of the basic block are those of names.
    const strange = [...run].filter((letter) => /[\u4E00-\u9FFF]/u.test(letter) && !allowed.has(letter));
    if (strange.length === 0) continue;
    yield {
      at: spanOf(document, start + index, start + index + run.length),
      message: `${quote(run)} has ${strange.join(" ")}, which ${languageName(document.locale ?? "zh")} does not write`,
      hint: document.locale === "zh" ? "write the simplified character" : "write the Japanese character",
    };
  }
}
