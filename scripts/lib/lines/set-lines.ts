/**
 * Marks line ends in finished documents: `<wbr>` at the ends of Japanese and Chinese phrases, `<span class="keep">` around text
 * that stays on one line, `<span class="comma">` around commas of Japanese headings,
 * `<span class="sentence">` around the sentences of a page's lead. Where a span would cross other elements or be too
 * wide, no-break spaces and word joiners are used. English quotation marks become curly.
 */
import { type Edit, withEdits } from "#scripts/lib/with-edits.ts";
import { findLineMarks } from "./line-marks.ts";
import { listParagraphs, type Paragraph, type Piece } from "./paragraphs.ts";
import { curlyMark } from "./quotes.ts";
import type { Range } from "./unbroken.ts";

/** Widths that fit a phone of 320 px, in Japanese letters: in the largest heading of 46 px, and in a table cell beside another. */
const LIMITS = { heading: 6, text: 9.5 };

/** Every tag that `setLines` adds, for the stylesheets of documents. */
export const LINE_TAGS = '<span class="keep"></span><span class="comma"></span><span class="sentence"></span><wbr>';

/** Has no width, and prevents a line end. */
const WORD_JOINER = "\u2060";
const NO_BREAK_SPACE = "\u00A0";

/** `order` is that of marks at the same place. */
type Mark = Edit & { order: number };

/** @param html A finished document. @returns The same document with marked line ends; styles select it by `data-lines` on its root. */
export function setLines(html: string): string {
  const paragraphs = listParagraphs(html);
  const marks = paragraphs.flatMap((paragraph, place) => [
    ...marksOf(paragraph),
    ...(paragraph.element === "p" && paragraphs[place - 1]?.element === "h1" ? marksOfSentences(paragraph) : []),
  ]);
  const root = { start: html.indexOf("<html") + "<html".length, text: ' data-lines=""' };
  return withEdits(html, [root, ...marks.toSorted((a, b) => a.order - b.order)]);
}

function marksOf(paragraph: Paragraph): Mark[] {
  const { text, locale, element, isTagline } = paragraph;
  const isHeading = /^h[1-6]$/u.test(element);
  const limit = isHeading ? LIMITS.heading : LIMITS.text;
  const { breaks, kept, glued } = findLineMarks(text, locale, limit, linksIn(paragraph));
  const spans = kept.flatMap((range) => {
    const around = placesAround(paragraph, range);
    return around === undefined ? [] : [{ range, around }];
  });
  const isKept = (offset: number) => spans.some(({ range: { from, to } }) => from < offset && offset < to);
  return [
    // A break comes after the end of a span and before the beginning of the next.
    ...breaks.flatMap((end): Mark[] => {
      if (isClosedUp(text, end)) return [];
      const start = placeIn(paragraph, end);
      return start === undefined ? [] : [{ start, text: "<wbr>", order: 1 }];
    }),
    ...glued.filter((offset) => !isKept(offset)).flatMap((offset) => glue(paragraph, offset)),
    ...spans.flatMap(({ around }) => spanAround(around, "keep")),
    ...(/^h[12]$/u.test(element) || isTagline ? marksOfCommas(paragraph) : []),
    ...quotesOf(paragraph),
  ];
}

/** Whether browsers set two marks closely here, and may end a line without `<wbr>`, which would part them. */
const isClosedUp = (text: string, offset: number): boolean => /^[、，][「『（《〈【]/u.test(text.slice(offset - 1));

/** @param isOuter Whether it goes around other spans at the same places. */
const spanAround = ({ open, close }: { open: number; close: number }, name: string, isOuter = false): Mark[] => [
  { start: open, text: `<span class="${name}">`, order: isOuter ? 1.5 : 2 },
  { start: close, text: "</span>", order: isOuter ? 0.5 : 0 },
];

/** Sentences that end with 。, which alone parts them: in other languages a space does. A sentence in brackets is part of the one around it. */
function marksOfSentences(paragraph: Paragraph): Mark[] {
  const sentences = Array.from(paragraph.text.matchAll(/(?:「[^」]*」|（[^）]*）|[^。「（])+。?/gu), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  if (sentences.length === 1) return [];
  return sentences.flatMap((range) => {
    const around = placesAround(paragraph, range);
    return around === undefined ? [] : spanAround(around, "sentence", true);
  });
}

/** Where punctuation is set closely, a comma needs room behind it (scripts/lib/postcss-language-styles.mjs). */
const marksOfCommas = (paragraph: Paragraph): Mark[] =>
  Array.from(paragraph.text.matchAll(/、/gu), ({ index }) => ({ from: index, to: index + 1 })).flatMap((range) => {
    const around = placesAround(paragraph, range);
    return around === undefined ? [] : spanAround(around, "comma");
  });

/** The links in a paragraph, if it is more than a link. */
const linksIn = ({ text, pieces }: Paragraph): Range[] =>
  [...new Set(pieces.flatMap(({ parents }) => parents.filter(({ isLink }) => isLink)))].filter(
    ({ from, to }) => text.slice(from, to).trim() !== text.trim(),
  );

/** Straight quotation marks and apostrophes, which React writes as entities. */
function quotesOf({ text, pieces, locale }: Paragraph): Mark[] {
  return pieces.flatMap(({ from, at, end, isEntity }): Mark[] => {
    const put = isEntity ? curlyMark(text, from, locale) : undefined;
    return put === undefined ? [] : [{ start: at, end, text: put, order: 3 }];
  });
}

/** Replaces a space by a no-break space; between two letters puts a word joiner. */
function glue(paragraph: Paragraph, offset: number): Mark[] {
  const isSpace = paragraph.text[offset - 1] === " ";
  const start = placeIn(paragraph, isSpace ? offset - 1 : offset, true);
  if (start === undefined) return [];
  return [isSpace ? { start, end: start + 1, text: NO_BREAK_SPACE, order: 1 } : { start, text: WORD_JOINER, order: 1 }];
}

/** The place in the document for a tag at an offset in the text; with `isText`, the place of the letter at the offset. */
function placeIn({ pieces }: Paragraph, offset: number, isText = false): number | undefined {
  const piece = pieces.find(({ from, text }) => from <= offset && offset < from + text.length);
  if (piece === undefined) return undefined;
  // Before the elements that begin here, so that a break is not inside of a span.
  if (offset === piece.from && isText) return piece.isFixed ? undefined : piece.at;
  if (offset === piece.from) return piece.parents.find((parent) => parent.from === offset)?.open ?? piece.at;
  return piece.isFixed ? undefined : piece.at + offset - piece.from;
}

/** The places of two tags around a part of the text; undefined when the tags would cross those of other elements. */
function placesAround({ pieces }: Paragraph, { from, to }: Range): { open: number; close: number } | undefined {
  const within = pieces.filter((piece) => piece.from < to && from < piece.from + piece.text.length);
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const depth = first.parents.findIndex((parent, place) => !within.every(({ parents }) => parents[place] === parent));
  const shared = depth < 0 ? Math.min(...within.map(({ parents }) => parents.length)) : depth;
  const [outerOfFirst, outerOfLast] = [first.parents[shared], last.parents[shared]];
  const open = outerOfFirst === undefined ? inPiece(first, from) : outerOfFirst.from === from ? outerOfFirst.open : undefined;
  const close = outerOfLast === undefined ? inPiece(last, to) : outerOfLast.to === to ? outerOfLast.close : undefined;
  return open === undefined || close === undefined ? undefined : { open, close };
}

function inPiece({ from, at, end, text, isFixed }: Piece, offset: number): number | undefined {
  if (offset === from + text.length) return end;
  return isFixed && offset !== from ? undefined : at + offset - from;
}
