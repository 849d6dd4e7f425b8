/** terms/…: marks that a language writes in one way: dots, quotation marks, the spaces of French, and the opening marks of Spanish. */
import { mixedMarks } from "./quotation-marks.ts";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { blockRule, scanBlocks, withoutNames } from "#scripts/lib/check/blocks.ts";
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import { WIDE_TAG } from "#scripts/lib/check/rules/words/loose-marks.ts";
import { HOLE } from "#scripts/lib/check/segments.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { languageName, quote } from "#scripts/lib/report/wording.ts";

const NARROW = "\u202F";

export const ellipsis = blockRule({
  id: "terms/ellipsis",
  forbids: "Three stops in place of the character …, except in the English button “Sending...”. `--fix` writes the character.",
  wrong: "# de\nWird geladen...",
  right: "# de\nWird geladen…",
  // The button of the newsletter form says "Sending..." with three stops in English: a text that the vendor has fixed.
  pattern: /(?<!\bSending)(?<!\.)\.{3,}/gu,
  describe: ([found]) => ({ message: `${found} is not one character`, hint: "write …", better: "…" }),
});

export const straightQuote: CorpusRule = {
  id: "terms/straight-quote",
  forbids: "A straight quotation mark \" in a language that has others, and a straight apostrophe ' in a French word.",
  wrong: '# de\nKlicken Sie auf "Weiter".',
  right: "# de\nKlicken Sie auf „Weiter“.",
  *check(corpus) {
    yield* scanBlocks(corpus, {
      // Two that belong together are one mistake.
      pattern: /\\?"(?:[^"]*")?/gu,
      locales: ALL_LOCALES.filter((locale) => !LANGUAGE_RULES[locale].quotes.includes('""')),
      // words/loose-mark reports a component in wide brackets, terms/quotation-mark a straight mark together with a curly one.
      textOf: (block) =>
        mixedMarks(block) === undefined ? block.segment.text.replace(WIDE_TAG, (found) => HOLE.repeat(found.length)) : "",
      describe: (_, { locale }) => ({
        message: `" is not a quotation mark in ${languageName(locale)}`,
        hint: `write ${LANGUAGE_RULES[locale].quotes[0] ?? ""}`,
      }),
    });
    const terms = findDoc(corpus, "Terms");
    // While the list of names cannot be read, any word may be a name.
    if (terms?.sound === false) return;
    const names = listEntries(terms, "names").flatMap(({ entry }) => (entry.name?.includes("'") ? [entry.name] : []));
    yield* scanBlocks(corpus, {
      pattern: /(?<=\p{L})'(?=\p{L})/gu,
      locales: ["fr"],
      textOf: ({ segment }) => withoutNames(segment.text, names),
      describe: ([found]) => ({ message: `${found} is a straight apostrophe`, hint: "write ’", better: "’" }),
    });
  },
};

const STRAIGHT: Readonly<Record<string, string>> = { "“": '"', "”": '"', "‘": "'", "’": "'" };

export const curlyQuote = blockRule({
  id: "terms/curly-quote",
  forbids: "A curly quotation mark or apostrophe in English, which writes straight ones. `--fix` writes them.",
  wrong: "Press “Next”.",
  right: 'Press "Next".',
  pattern: /[“”‘’]/gu,
  locales: ["en"],
  describe: ([found], { document }) => {
    const better = STRAIGHT[found] ?? "";
    // In a quoted line of YAML the mark would end the line's text.
    const isCertain = document.file.endsWith(".mdx");
    return { message: `${found} is a curly mark`, hint: `write ${better}`, better: isCertain ? better : undefined };
  },
});

export const frenchSpace = blockRule({
  id: "terms/french-space",
  forbids:
    "In French, a space other than the narrow no-break space (U+202F), or none, before : ; ? ! and inside « »: a mark must not begin a line. `--fix` writes it.",
  wrong: "# fr\nAttention : votre clé manque!",
  right: `# fr\nAttention${NARROW}: votre clé manque${NARROW}!`,
  // A mark with the space before it, or a quotation mark with the space after it. A colon or mark within an address has none.
  pattern: /(?<before>\s*)(?<mark>[;?!](?![\p{L}\p{N}=/])|»|:(?=\s|$|\uFFFC))|(?<open>«)(?<after>\s*)/gu,
  locales: ["fr"],
  describe: ({ 0: found, index, groups }, { segment: { text } }) => {
    const { before, mark, open, after } = groups ?? {};
    // A mark that begins a block follows a name in another one, and the second of two marks has no space.
    if (found.includes(NARROW) && found.length === 2) return undefined;
    if (mark !== undefined && (index === 0 || (before === "" && /[?!]/u.test(text.charAt(index - 1))))) return undefined;
    const where = mark === undefined ? `after ${open ?? ""}` : `before ${mark}`;
    return {
      message: (before ?? after) === "" ? `there is no space ${where}` : `the space ${where} is not the narrow one`,
      hint: "write U+202F there",
      better: mark === undefined ? `«${NARROW}` : `${NARROW}${mark}`,
    };
  },
});

export const spanishOpening = blockRule({
  id: "terms/spanish-opening",
  forbids:
    "In Spanish, a question without ¿ or an exclamation without ¡ at its beginning. A part of one, as in a title of several lines, begins with a small letter.",
  wrong: "# es\nCómo se activa una licencia?",
  right: "# es\n¿Cómo se activa una licencia?",
  // The end of a question or an exclamation that begins with a capital, and without the mark that opens it. A mark within an address ends nothing.
  pattern: /(?<=(?:^|[?!]\s)[^\p{L}?!¿]*\p{Lu}[^?!¿]*)\?(?![\p{L}\p{N}=/])|(?<=(?:^|[?!]\s)[^\p{L}?!¡]*\p{Lu}[^?!¡]*)!/gu,
  locales: ["es"],
  describe: ([found]) => ({
    message: `${quote(found)} ends what no ${found === "?" ? "¿" : "¡"} opens`,
    hint: `write ${found === "?" ? "¿ where the question" : "¡ where the exclamation"} begins`,
  }),
});
