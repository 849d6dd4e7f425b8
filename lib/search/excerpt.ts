/** What a result shows of its page: whole sentences that answer the query, and the heading that they stand under. */
import type { Fragment } from "./fragment.ts";
import type { WeightedPart } from "./rank.ts";
import { isUnspaced } from "./search-index.ts";
import { termsOf } from "./tokens.ts";

/** A run of text; `isMatch` for what the query asked for. */
export type Run = { text: string; isMatch: boolean };
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

function sentencesOf({ content, anchors }: Fragment, parts: readonly WeightedPart[], language: string): Sentence[] {
  const headings = placeHeadings(content, anchors);
  return [...content.matchAll(SENTENCE)].flatMap(({ 0: text, index }) => {
    const { place = 0, ...heading } = headings.findLast((candidate) => candidate.place <= index) ?? { place: undefined, id: "", text: "" };
    const isUnderHeading = heading.id !== "";
    const shortest = isUnspaced(text) ? SHORTEST.unspaced : SHORTEST.spaced;
    const isHeading = isUnderHeading && place === index;
    if (isHeading || text.length < shortest || text.length > LONGEST || !/[.!?。！？]["”’»」』)]*\s*$/u.test(text)) return [];
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
function placeHeadings(content: string, anchors: Fragment["anchors"]): { id: string; text: string; place: number }[] {
  let from = 0;
  return anchors
    .filter(({ element }) => /^h[2-4]$/u.test(element))
    .flatMap(({ id, text }) => {
      const place = content.indexOf(text, from);
      if (place < 0) return [];
      from = place + text.length;
      return [{ id, text, place }];
    });
}

function markMatches(text: string, parts: readonly WeightedPart[], language: string): Run[] {
  const wanted = new Set(parts.flatMap(({ meanings }) => meanings.flatMap(({ terms }) => terms)));
  const typed = parts.map((part) => part.typed).filter(isUnspaced);
  const runs: Run[] = [];
  const add = (run: string, isMatch: boolean) => {
    const last = runs.at(-1);
    if (last?.isMatch === isMatch) last.text += run;
    else if (run !== "") runs.push({ text: run, isMatch });
  };
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(text))
    add(
      segment,
      typed.some((phrase) => phrase.includes(segment) && isUnspaced(segment)) ||
        termsOf(segment, language).some((term) => wanted.has(term)),
    );
  return runs;
}
