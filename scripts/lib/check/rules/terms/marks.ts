/** terms/…: marks that a language writes in one way: dots, quotation marks, and the spaces of French. */
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { listBlocks, spanIn } from "#scripts/lib/check/blocks.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { quote } from "#scripts/lib/report/wording.ts";

/** U+202F. */
const NARROW = "\u202F";
/** Source: specification, section 9: the button of the form says "Sending..." in English. */
const DOTS = /(?<!\bSending)(?<!\.)\.{3,}/gu;

export const ellipsis: CorpusRule = {
  id: "terms/ellipsis",
  forbids: "Three stops in place of the character …, except in the English button “Sending...”. `--fix` writes the character.",
  wrong: "# de\nWird geladen...",
  right: "# de\nWird geladen…",
  example: "text",
  *check(corpus) {
    for (const block of listBlocks(corpus)) {
      for (const { 0: found, index } of block.segment.text.matchAll(DOTS)) {
        const at = spanIn(block, index, found);
        yield { at, message: `${found} is not one character`, hint: "write …", fix: [{ start: at.start, end: at.end, text: "…" }] };
      }
    }
  },
};

/** Which quotation marks a language writes. English writes straight ones: its fixed texts do. */
const QUOTES: Partial<Record<Locale, string>> = { ja: "「」", zh: "“”", de: "„“", fr: `«${NARROW}${NARROW}»`, es: "«»" };
const QUOTED = ALL_LOCALES.filter((locale) => QUOTES[locale] !== undefined);

export const straightQuote: CorpusRule = {
  id: "terms/straight-quote",
  forbids: "A straight quotation mark \" in a language that has others, and a straight apostrophe ' in a French word.",
  wrong: '# de\nKlicken Sie auf "Weiter".',
  right: "# de\nKlicken Sie auf „Weiter“.",
  example: "text",
  *check(corpus) {
    for (const block of listBlocks(corpus)) {
      const { locale } = block;
      if (!QUOTED.includes(locale)) continue;
      for (const { 0: found, index } of block.segment.text.matchAll(/\\?"/gu)) {
        yield {
          at: spanIn(block, index, found),
          message: `${quote('"')} is not a quotation mark of ${locale}`,
          hint: `write ${QUOTES[locale] ?? ""}`,
        };
      }
      if (locale === "fr") yield* apostrophes(corpus, block);
    }
  },
};

const STRAIGHT: Readonly<Record<string, string>> = { "“": '"', "”": '"', "‘": "'", "’": "'" };

export const curlyQuote: CorpusRule = {
  id: "terms/curly-quote",
  forbids: "A curly quotation mark or apostrophe in English, which writes straight ones. `--fix` writes them.",
  wrong: "Press “Next”.",
  right: 'Press "Next".',
  example: "text",
  *check(corpus) {
    for (const block of listBlocks(corpus)) {
      if (block.locale !== "en") continue;
      for (const { 0: found, index } of block.segment.text.matchAll(/[“”‘’]/gu)) {
        const at = spanIn(block, index, found);
        const better = STRAIGHT[found] ?? "";
        const message = `${found} is a curly mark`;
        // In a quoted line of YAML the mark would end the line's text.
        yield {
          at,
          message,
          hint: `write ${better}`,
          ...(block.document.file.endsWith(".mdx") ? { fix: [{ start: at.start, end: at.end, text: better }] } : {}),
        };
      }
    }
  },
};

type Block = ReturnType<typeof listBlocks> extends Generator<infer Each> ? Each : never;

function* apostrophes(corpus: Corpus, block: Block): Generator<Finding> {
  const names = (findDoc(corpus, "Terms")?.data.names ?? []).flatMap((entry) => (entry?.name?.includes("'") === true ? [entry.name] : []));
  const text = names.reduce((rest, name) => rest.replaceAll(name, (found) => "\uFFFC".repeat(found.length)), block.segment.text);
  for (const { 0: found, index } of text.matchAll(/(?<=\p{L})'(?=\p{L})/gu)) {
    const at = spanIn(block, index, found);
    yield { at, message: `${found} is a straight apostrophe`, hint: "write ’", fix: [{ start: at.start, end: at.end, text: "’" }] };
  }
}

/** A mark with the space before it, or a quotation mark with the space after it. A colon or mark within an address has none. */
const FRENCH = /(?<before>\s*)(?<mark>[;?!](?![\p{L}\p{N}=/])|»|:(?=\s|$|\uFFFC))|(?<open>«)(?<after>\s*)/gu;

export const frenchSpace: CorpusRule = {
  id: "terms/french-space",
  forbids:
    "In French, a space other than the narrow no-break space (U+202F), or none, before : ; ? ! and inside « »: a mark must not begin a line. `--fix` writes it.",
  wrong: "# fr\nAttention : votre clé manque!",
  right: `# fr\nAttention${NARROW}: votre clé manque${NARROW}!`,
  example: "text",
  *check(corpus) {
    for (const block of listBlocks(corpus)) {
      if (block.locale !== "fr") continue;
      const { text } = block.segment;
      for (const { 0: found, index, groups } of text.matchAll(FRENCH)) {
        const { before, mark, open, after } = groups ?? {};
        // A mark that begins a block follows a name in another one, and the second of two marks has no space.
        if (found.includes(NARROW) && found.length === 2) continue;
        if (mark !== undefined && (index === 0 || (before === "" && /[?!]/u.test(text.charAt(index - 1))))) continue;
        const at = spanIn(block, index, found);
        const better = mark === undefined ? `«${NARROW}` : `${NARROW}${mark}`;
        const where = mark === undefined ? `after ${open ?? ""}` : `before ${mark}`;
        const message = (before ?? after) === "" ? `there is no space ${where}` : `the space ${where} is not the narrow one`;
        yield { at, message, hint: "write U+202F there", fix: [{ start: at.start, end: at.end, text: better }] };
      }
    }
  },
};
