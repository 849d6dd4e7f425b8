/** Splits text of languages without spaces into phrases, at whose ends a line may end. */
import { loadDefaultJapaneseParser, loadDefaultSimplifiedChineseParser } from "budoux";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

type SplitPhrases = (text: string) => string[];

type PhraseRules = {
  /** BudouX's model of the language. */
  load: () => { parse: SplitPhrases };
  /** Phrases that cannot begin a line and belong to the one before. */
  joinsPrevious?: RegExp;
  /** Ends of phrases that cannot end a line. */
  joinsNext?: RegExp;
  /** Shorter phrases are joined with the next one: each break is five bytes of HTML. In characters. */
  minLength: number;
};

/** How each language is split; `undefined` for a language with spaces between its words, which need no phrases. */
const RULES: Record<Locale, PhraseRules | undefined> = {
  ja: {
    load: loadDefaultJapaneseParser,
    // A particle behind a bracket; nouns of pure grammar, as in 「できないこと」; the second half of 「聴き違えにくく」 and 「設定にだけ」.
    joinsPrevious:
      /^(?:だけ|どうか|くく|くい|ない)|^(?:[はがをにでとのへもや]|(?:から|まで|こと|とき|ため|もの|よう|ほう)[はがをにでとのへもや]?)(?:[、。]|$)/u,
    // What needs its noun, and the first half of a verb of two: 「聴き比べる」, 「たどり着く」.
    joinsNext:
      /(?:この|その|あの|どの|どう|同じ|もとの|それぞれの|(?<!\p{Script=Hiragana})ある|聴き|結び|置き|書き|切り|取り|組み|読み|たどり)$/u,
    minLength: 1,
  },
  en: undefined,
  fr: undefined,
  de: undefined,
  zh: { load: loadDefaultSimplifiedChineseParser, joinsPrevious: /^[的了着过吗呢吧们]/u, minLength: 3 },
  es: undefined,
};

/** Closing brackets and marks that do not begin a line, and opening brackets that do not end one. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}、。，．！？：；・ー〜…‥々％°]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;
/** A bracket stays with what it explains: 「AAX（macOS のみ）」. */
const OPENS_REMARK = "（";
/** Latin words beside each other are one name: "Ambience Enhancer". */
const LATIN_END = /[\p{Script=Latin}\d]$/u;
const LATIN_START = /^\s+[\p{Script=Latin}\d]/u;
/** And so are Latin words with dots between them: 「VST3・AU・AAX」. */
const LATIN_DOT_END = /[\p{Script=Latin}\d]・$/u;
const LATIN = /^[\p{Script=Latin}\d]/u;

const isEnd = (before: string, after: string) =>
  !NOT_FIRST.test(after) &&
  !after.startsWith(OPENS_REMARK) &&
  !NOT_LAST.test(before) &&
  !(LATIN_END.test(before) && LATIN_START.test(after)) &&
  !(LATIN_DOT_END.test(before) && LATIN.test(after));

const splitters = new Map<Locale, SplitPhrases | undefined>();

/** @returns A function that splits text into its phrases, in order and without loss; `undefined` where spaces separate words. */
export function findPhraseSplitter(locale: Locale): SplitPhrases | undefined {
  if (!splitters.has(locale)) splitters.set(locale, makeSplitter(locale));
  return splitters.get(locale);
}

/** BudouX divides some words: a phrase ends only where a word of ICU's dictionary ends, too. */
function makeSplitter(locale: Locale): SplitPhrases | undefined {
  const rules = RULES[locale];
  if (rules === undefined) return undefined;
  const { joinsPrevious, joinsNext, minLength } = rules;
  const model = rules.load();
  const dictionary = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: "word" });
  return (text) => {
    if (text === "") return [];
    const words = dictionary.segment(text);
    const phrases: string[] = [];
    let at = 0;
    for (const part of model.parse(text)) {
      const before = phrases.at(-1);
      const isWord = words.containing(at)?.index === at;
      const isJoined = before !== undefined && (joinsPrevious?.test(part) === true || joinsNext?.test(before) === true);
      if (before === undefined || (isWord && isEnd(before, part) && before.length >= minLength && !isJoined)) phrases.push(part);
      else phrases[phrases.length - 1] = before + part;
      at += part.length;
    }
    return phrases;
  };
}
