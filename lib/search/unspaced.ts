/**
 * Words of Japanese and Chinese, by `Intl.Segmenter`. Its dictionaries differ from browser to browser and lack the words of this trade
 * (插|件, プラグ|イン), so its single characters are taken in pairs, and katakana whole: then index and query agree wherever they are cut.
 */
import { fold } from "./fold.ts";
import type { Token } from "./tokens.ts";

/** Characters of one script. */
const SCRIPT_RUN =
  /[\u30a1-\u30fa\u30fc]+|\p{Script=Hiragana}+|[\p{Script=Han}々]+|[^\p{Script=Han}\p{Script=Hiragana}\u30a1-\u30fa\u30fc々]+/gu;
const PARTICLES = /^(?:から|まで|より|[をがはにでとのもへや])+/u;
/** Endings of "does not", which tell a problem from a wish. */
const NEGATION = /(?:ませんでした|ません|なかった|なくな\p{Script=Hiragana}*|ない|なく|ず)$/u;
export const NEGATION_TERM = "ない";
/** Of a word in hiragana, what verbs keep in all their forms. */
const KANA_STEM = 3;

const segmenters = new Map<string, Intl.Segmenter>();

function segmentsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

const tokenOf = (term: string): Token => ({ term, typed: term, parts: [] });

/** @param run Letters without spaces and without Latin ones. */
export function unspacedTokens(run: string, language: string): Token[] {
  const runs = [...run.matchAll(SCRIPT_RUN)].map(([text]) => text);
  return runs.flatMap((text, place) => {
    if (/^[\p{Script=Han}々]/u.test(text)) return clausesOf(segmentsOf(text, language)).flatMap(hanTerms).map(tokenOf);
    if (/^\p{Script=Hiragana}/u.test(text)) return hiraganaTerms(text, /^[\p{Script=Han}々]/u.test(runs[place - 1] ?? "")).map(tokenOf);
    return [loanword(text, language)];
  });
}

/** Chinese words of one character that hold sentences together: they belong to no other word. */
const FUNCTION_WORDS = new Set(
  "的了是在有和与吗呢吧我你您他她它这那不没就都也很个把被给让从到对为于之着过要会能可请时或中上下后前里内外并再又以由更已先才还只但及各该所其则若等按当向往因而且即便仍却些每另此",
);

/** Segments of several characters stay; single ones are joined with each other, or with their neighbours. */
function hanTerms(segments: readonly string[]): string[] {
  if (segments.length === 1) return [...segments];
  const terms: string[] = [];
  for (const [place, segment] of segments.entries()) {
    if (segment.length > 1) {
      terms.push(segment);
      continue;
    }
    const before = segments[place - 1] ?? "";
    const after = segments[place + 1] ?? "";
    const isAlone = before.length !== 1 && after.length !== 1;
    if (before.length === 1 || (isAlone && before !== "")) terms.push(before.slice(-1) + segment);
    if (isAlone && after !== "") terms.push(segment + after.slice(0, 1));
  }
  return terms;
}

/** Whether the segmenter takes a term of two Chinese characters for two words. */
export const isJoined = (term: string, language: string): boolean =>
  /^[\p{Script=Han}々]{2}$/u.test(term) && segmentsOf(term, language).length > 1;

/** Parts between function words. */
function clausesOf(segments: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const segment of segments) {
    if (FUNCTION_WORDS.has(segment)) clauses.push([]);
    else clauses.at(-1)?.push(segment);
  }
  return clauses.filter(({ length }) => length > 0);
}

/** After a Chinese character, hiragana are its ending and particles; elsewhere they may be a word. */
function hiraganaTerms(text: string, isEnding: boolean): string[] {
  const word = text.replace(PARTICLES, "");
  const hasParticle = word.length < text.length;
  const positive = word.replace(NEGATION, "");
  const negation = positive === word ? [] : [NEGATION_TERM];
  if (positive.length < KANA_STEM || (isEnding && !hasParticle)) return negation;
  return [positive.slice(0, KANA_STEM), ...negation];
}

/** A loanword in katakana, whole, with what the segmenter takes for its parts. */
function loanword(text: string, language: string): Token {
  const spell = (word: string) => fold(word.length > 3 ? word.replace(/ー$/u, "") : word, language);
  const segments = segmentsOf(text, language).filter((segment) => segment.length > 1);
  const term = spell(text);
  return { term, typed: term, parts: segments.length < 2 ? [] : segments.map(spell) };
}
