/** terms/quotation-mark: the marks of another language, and marks without their partner. */
import type { Locale } from "#schemas/locale.ts";
import { type Block, listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import { spanOf } from "#scripts/lib/check/rules/gaps/sections.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { isUnwritten } from "#scripts/lib/check/segments.ts";
import { languageName, listed } from "#scripts/lib/report/wording.ts";

/** Marks that only quote. ’ also is an apostrophe. Straight and English curly ones have rules of their own. */
const MARK = /[„“”‚‘’«»‹›「」『』]/gu;

const AROUND = "around the whole text, and visitors would see them";
const REMOVE = 'remove them; where YAML needs quotes, write "…"';

/** Two marks around a whole field that do not belong together, of which one is straight: neither is meant as a quotation. */
export const mixedMarks = ({ segment: { kind, text } }: Block) =>
  kind === "field" || kind === "message" ? (/^([“”„«»「『])[^"“”„«»「」『』]+(")$/u.exec(text) ?? undefined) : undefined;

type Mark = { mark: string; index: number };

export const quotationMark: CorpusRule = {
  id: "terms/quotation-mark",
  forbids:
    "A quotation mark of another language, one that closes where it should open, and one without its partner in the same block. Marks around a whole translated field, which its source does not have: YAML takes straight ones alone.",
  wrong: "# de\nKlicken Sie auf “Weiter”.",
  right: "# de\nKlicken Sie auf „Weiter“.",
  *check(corpus) {
    for (const block of listBlocks(corpus)) {
      if (isUnwritten(block.segment.text)) continue;
      const mixed = mixedMarks(block);
      if (mixed !== undefined) {
        yield {
          at: spanIn(block, mixed.index, mixed[0]),
          message: `${mixed[1] ?? ""} and ${mixed[2] ?? ""} stand ${AROUND}`,
          hint: REMOVE,
        };
        continue;
      }
      const { quotes } = LANGUAGE_RULES[block.locale];
      const { strange, open } = wrongMarks(block);
      const wrong = [...strange, ...open].sort((a, b) => a.index - b.index);
      const [first, last] = [wrong[0], wrong.at(-1)];
      if (first === undefined || last === undefined) continue;
      const start = block.segment.start + first.index;
      const marks = listed(new Set(wrong.map(({ mark }) => mark)));
      yield {
        at: { file: block.document.file, start, end: start + last.index - first.index + 1 },
        ...(strange.length > 0
          ? {
              message: `${marks}: not a quotation mark in ${languageName(block.locale)}, or not in its place`,
              hint: `write ${quotes[0] ?? ""}`,
            }
          : {
              message: `${marks} is opened and not closed`,
              hint: `write ${quotes.find((pair) => pair.startsWith(first.mark))?.at(-1) ?? ""} after what is quoted`,
            }),
      };
    }
    for (const { locale, section, source, file } of comparedTexts(corpus).pairs) {
      if (section === undefined || section.depth !== undefined || /^["“„«「『]/u.test(source.section.text)) continue;
      const pair = LANGUAGE_RULES[locale].quotes.find((each) => isWithin(section.text, each.charAt(0), each.charAt(each.length - 1)));
      if (pair === undefined) continue;
      yield {
        at: spanOf(file, section),
        message: `${pair.charAt(0)} and ${pair.charAt(pair.length - 1)} stand ${AROUND}`,
        hint: REMOVE,
      };
    }
  },
};

const isWithin = (text: string, open: string, close: string): boolean =>
  text.length > 2 && text.startsWith(open) && text.indexOf(close, 1) === text.length - 1 && text.lastIndexOf(open) === 0;

/** `strange`: marks that the language does not have, or that close nothing. `open`: marks that are not closed. */
function wrongMarks({ segment: { text }, locale }: Block): { strange: Mark[]; open: Mark[] } {
  const pairs = new Map(LANGUAGE_RULES[locale].quotes.map((pair) => [pair.charAt(0), pair.charAt(pair.length - 1)]));
  const strange: Mark[] = [];
  const open: Mark[] = [];
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (isReportedElsewhere(mark, locale)) continue;
    const last = open.at(-1);
    if (last !== undefined && pairs.get(last.mark) === mark) open.pop();
    else if (pairs.has(mark)) open.push({ mark, index });
    else if (mark !== "’") strange.push({ mark, index });
  }
  return { strange, open };
}

/** terms/curly-quote corrects these in English. */
const isReportedElsewhere = (mark: string, locale: Locale) => locale === "en" && /[“”‘’]/u.test(mark);
