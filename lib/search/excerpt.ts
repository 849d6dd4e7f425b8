/** What a result shows of its page: whole sentences that answer the query, and the heading that they stand under. */
import { fold } from "./fold.ts";
import type { Fragment } from "./fragment.ts";
import type { WeightedPart } from "./rank.ts";
import { isUnspaced } from "./search-index.ts";
import { termsOf } from "./tokens.ts";

/** A run of text; `isMatch` for what the query asked for. */
type Run = { text: string; isMatch: boolean };
export type Excerpt = { runs: Run[]; heading: { id: string; text: string } | undefined };

const SENTENCE = /[^.!?。！？]+(?:[.](?=\d)[^.!?。！？]+)*(?:[.!?。！？]+["”’»」』)]*|$)\s*/gu;
/** Characters. Shorter sentences are labels; longer ones are lists that lost their line breaks. */
const SHORTEST = { spaced: 24, unspaced: 10 };
const LONGEST = 260;
/** Characters up to which the next sentence is shown as well. */
const ROOM = { spaced: 90, unspaced: 40 };

type Sentence = { text: string; heading: Excerpt["heading"]; score: number };

/** @returns The best sentence, with its heading when it stands below one; without runs when the page has no sentence. */
export function excerptOf(fragment: Fragment, parts: readonly WeightedPart[], language: string): Excerpt {
  const sentences = sentencesOf(fragment, parts, language);
  const best = sentences.reduce<Sentence | undefined>(
    (chosen, sentence) => (chosen === undefined || sentence.score > chosen.score ? sentence : chosen),
    undefined,
  );
  if (best === undefined) return { runs: [], heading: undefined };
  const next = sentences[sentences.indexOf(best) + 1];
  const isShort = best.text.length < (isUnspaced(best.text) ? ROOM.unspaced : ROOM.spaced);
  const text = isShort && next !== undefined && next.heading === best.heading ? `${best.text}${next.text}` : best.text;
  return { runs: markMatches(text.trim(), parts, language), heading: best.score > 0 ? best.heading : undefined };
}

/** Pagefind ends a block without a full stop by one of its own, which no Japanese or Chinese sentence has. */
const isWhole = (text: string) => (isUnspaced(text) ? /[。！？]["”’»」』)]*\s*$/u : /[.!?]["”’»)]*\s*$/u).test(text);
const bare = (text: string) => text.replace(/[\s.!?。！？]+$/u, "").trim();

function sentencesOf({ title, content, headings: all }: Fragment, parts: readonly WeightedPart[], language: string): Sentence[] {
  const headings = placeHeadings(content, all);
  return [...content.matchAll(SENTENCE)].flatMap(({ 0: text, index }) => {
    const { place = 0, ...heading } = headings.findLast((candidate) => candidate.place <= index) ?? { place: undefined, id: "", text: "" };
    const isUnderHeading = heading.id !== "";
    const shortest = isUnspaced(text) ? SHORTEST.unspaced : SHORTEST.spaced;
    const isHeading = (isUnderHeading && place === index) || bare(text) === bare(title);
    if (isHeading || text.length < shortest || text.length > LONGEST || !isWhole(text)) return [];
    const terms = new Set(termsOf(`${isUnderHeading ? heading.text : ""} ${text}`, language));
    const score = parts.reduce((sum, { meanings, weight }) => {
      const held = meanings.map(
        (meaning) => meaning.weight * (meaning.terms.filter((term) => terms.has(term)).length / meaning.terms.length),
      );
      return sum + weight * Math.max(0, ...held);
    }, 0);
    return [{ text, heading: isUnderHeading ? heading : undefined, score }];
  });
}

/** Where each heading stands in the text, one after the other. */
function placeHeadings(content: string, headings: Fragment["headings"]): { id: string; text: string; place: number }[] {
  let from = 0;
  return headings.flatMap(({ id, text }) => {
    const place = content.indexOf(text, from);
    if (place < 0) return [];
    from = place + text.length;
    return [{ id, text, place }];
  });
}

function markMatches(text: string, parts: readonly WeightedPart[], language: string): Run[] {
  const wanted = new Set(parts.flatMap(({ meanings }) => meanings.flatMap(({ terms }) => terms)));
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "word" }).segment(text))
    if ((segment.length > 1 || !isUnspaced(segment)) && termsOf(segment, language).some((term) => wanted.has(term)))
      isMatch.fill(true, index, index + segment.length);
  // Without spaces, a word may be cut otherwise than in the query.
  const folded = fold(text, language);
  const typed =
    folded.length === text.length ? parts.map((part) => part.typed).filter((phrase) => phrase.length > 1 && isUnspaced(phrase)) : [];
  for (const phrase of typed)
    for (let place = folded.indexOf(phrase); place >= 0; place = folded.indexOf(phrase, place + phrase.length))
      isMatch.fill(true, place, place + phrase.length);
  return runsOf(text, isMatch);
}

function runsOf(text: string, isMatch: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [place, character] of text.split("").entries()) {
    const last = runs.at(-1);
    const isMarked = isMatch[place] ?? false;
    if (last?.isMatch === isMarked) last.text += character;
    else runs.push({ text: character, isMatch: isMarked });
  }
  return runs;
}
