/** Finds where the lines of one paragraph may end, and which parts of it stay on one line. */
import type { Locale } from "#schemas/locale.ts";
import { findPhraseSplitter } from "./phrases.ts";
import { findGlued, findUnbroken, type Range } from "./unbroken.ts";

export type LineMarks = {
  /** Offsets where a line may end, and some browser would not end one. */
  breaks: number[];
  /** Parts that stay on one line, and in which a browser would end one. In order, without overlaps. */
  kept: Range[];
  /** Offsets where no line ends, also where a span is not possible. */
  glued: number[];
};

/** Where a browser may end a line within a phrase: at a space, after a hyphen, a dash, a dot or a closing bracket, before an opening one. */
const OPPORTUNITY =
  /\s+|(?<=[\p{Pd}〜~/・\p{Pe}\p{Pf}、。！？…])(?![\s\p{Pe}\p{Pf}、。！？…ー])|(?<=\S)(?<![\p{Ps}\p{Pi}])(?=[「『（《])/gu;

/** Ranges in Latin letters, such as "2 bis 3 Arbeitstage", may be wider by this factor: tested on every page at 320 px. */
const LATIN_FACTOR = 1.5;

/** Where all browsers end lines also with `word-break: keep-all`. Chromium and Firefox do so behind commas and full stops, too; WebKit does not. */
const ENDS_BY_ITSELF = /\s/u;

/** Behind a comma or a full stop a line may end, wherever a phrase ends. */
const AFTER_STOP = /(?<=[、。，！？；：])(?![\s\p{Pe}\p{Pf}、。，！？；：…ー]|$)/gu;

/** A last line that is less wide, in Japanese letters, looks lost under longer ones: 「使えます。」 Chosen by eye, as the next one. */
const SHORT_END = 6;
/** Text up to this width, in Japanese letters, has one line or nearly one. */
const LONG_TEXT = 20;

/** Texts that are on many pages soon come again; those of one page must not fill the memory. 10,000 of them took 200 MB. */
const MAX_CACHED = 2_000;
const cache = new Map<string, LineMarks>();

/**
 * @param text A paragraph without tags.
 * @param limit The largest width of a part on one line, in Japanese letters: wider parts would not fit a phone.
 * @param links Stay on one line if they fit.
 */
export function findLineMarks(text: string, locale: Locale, limit: number, links: readonly Range[] = []): LineMarks {
  const key = [locale, limit, ...links.map(({ from, to }) => `${from}-${to}`), text].join(" ");
  const marks = cache.get(key) ?? makeLineMarks(text, locale, limit, links);
  if (cache.size === MAX_CACHED) cache.clear();
  cache.set(key, marks);
  return marks;
}

function makeLineMarks(text: string, locale: Locale, limit: number, links: readonly Range[]): LineMarks {
  const split = findPhraseSplitter(locale);
  const glued = findGlued(text, locale);
  const room = split === undefined ? limit * LATIN_FACTOR : limit;
  const unbroken = [...findUnbroken(text, locale), ...links.filter(({ from, to }) => widthOf(text.slice(from, to)) <= room)];
  if (split === undefined) return { breaks: [], kept: joined(unbroken.flatMap((range) => fit(text, range, room))), glued };
  const ends = withoutShortEnd(
    text,
    endsOf(text, split).filter((at) => !glued.includes(at) && !unbroken.some(({ from, to }) => from < at && at < to)),
    limit,
  );
  const phrases = [0, ...ends].map((from, place) => ({ from, to: ends[place] ?? text.length }));
  return {
    breaks: ends.filter((end) => !ENDS_BY_ITSELF.test(text.slice(end - 1, end + 1))),
    kept: phrases.flatMap((phrase) => keptOf(text, phrase, unbroken, limit)),
    glued,
  };
}

/** @returns The offsets in the text where a phrase ends or a stop stands, in order. */
function endsOf(text: string, split: (text: string) => string[]): number[] {
  const ends = new Set(Array.from(text.matchAll(AFTER_STOP), ({ index }) => index));
  let at = 0;
  for (const phrase of split(text)) {
    if (at > 0) ends.add(at);
    at += phrase.length;
  }
  return [...ends].toSorted((a, b) => a - b);
}

/** @returns The ends, without the last one where a short end of a long text stays with the phrase before it: if both fit a phone. */
function withoutShortEnd(text: string, ends: number[], limit: number): number[] {
  const [before = 0, last = 0] = [ends.at(-2), ends.at(-1)];
  const isShort = widthOf(text) > LONG_TEXT && widthOf(text.slice(last)) < SHORT_END && widthOf(text.slice(before)) <= limit;
  return isShort ? ends.slice(0, -1) : ends;
}

/** @returns The phrase if it is narrow enough; else what must not be broken in it, or as much of its end as is narrow enough. */
function keptOf(text: string, phrase: Range, unbroken: readonly Range[], limit: number): Range[] {
  const names = unbroken.filter(({ from, to }) => phrase.from <= from && to <= phrase.to);
  const isWide = widthOf(text.slice(phrase.from, phrase.to).trim()) > limit;
  return isWide && names.length > 0 ? joined(names.flatMap((name) => fit(text, name, limit))) : fit(text, phrase, limit);
}

/** @returns The part, or as much of its end as is narrow enough; nothing when no browser would end a line in it. */
function fit(text: string, { from, to }: Range, limit: number): Range[] {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = from + part.trimEnd().length;
  const inner = [...text.slice(start, end).matchAll(OPPORTUNITY)]
    .map(({ 0: { length }, index }) => ({ before: start + index, after: start + index + length }))
    .filter(({ before, after }) => before > start && after < end);
  const starts = [start, ...inner.slice(0, -1).map(({ after }) => after)];
  const fitting = inner.length === 0 ? undefined : starts.find((each) => widthOf(text.slice(each, end)) <= limit);
  return fitting === undefined ? [] : [{ from: fitting, to: end }];
}

/** @returns The width in Japanese letters; a Latin letter is about half as wide. */
const widthOf = (text: string) => [...text].reduce((width, letter) => width + (/[\u1100-\uFFDC]/u.test(letter) ? 1 : 0.55), 0);

/** Joins overlapping parts. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && from < last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}
