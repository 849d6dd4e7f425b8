/** words/…: what search results show of a page. */
import displayWidth from "string-width";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

function listTexts(corpus: Corpus, field: "title" | "description"): { document: Analysis; text: string }[] {
  return [...corpus.documents.values()].flatMap((document) => {
    if (document.locale === undefined || document.place?.entity === "Messages") return [];
    const text = (document.data as Record<string, unknown> | null)?.[field];
    return typeof text === "string" ? [{ document, text }] : [];
  });
}

export const titleTwice: CorpusRule = {
  id: "words/title-twice",
  forbids: "Two pages with the same title in a language: in search results and browser tabs nobody can tell them apart.",
  example: "yaml",
  wrong: "# support/install-on-macos.mdx and support/install-on-windows.mdx\ntitle: Install",
  right: "title: Install on macOS",
  *check(corpus) {
    const plain = (text: string) => text.toLowerCase().replace(/[\s\p{P}]+/gu, " ");
    const keyOf = ({ document, text }: { document: Analysis; text: string }) => `${document.locale ?? ""} ${plain(text).trim()}`;
    for (const [{ document }, first] of repeatedIn(listTexts(corpus, "title"), keyOf)) {
      yield {
        at: valueAt(document, "title"),
        message: "another page of this language has the same title",
        hint: "say what only this page is about",
        related: [{ at: valueAt(first.document, "title"), message: "the other page" }],
      };
    }
  },
};

/** Columns, of which a Han character or kana takes two. Search engines cut at about 160; a last word may stand over. */
const MAX_COLUMNS = 170;
const WIDE = /[\u1100-\u115F\u2E80-\uFFDC]/u;

export const descriptionCut: CorpusRule = {
  id: "words/description-cut",
  forbids: `A description that search results would cut: of more than ${MAX_COLUMNS} characters, of which a Japanese or Chinese one counts twice.`,
  example: "yaml",
  wrong:
    "description: Everything that there is to say about this product and its history, its makers, its name, the rooms in which it was recorded, the people who listened, and then the reason why you should read on",
  right: "description: What the product does, for whom, in one sentence.",
  *check(corpus) {
    for (const { document, text } of listTexts(corpus, "description")) {
      const columns = displayWidth(text);
      if (columns <= MAX_COLUMNS) continue;
      const isWide = WIDE.test(text);
      yield {
        at: valueAt(document, "description"),
        message: `this description has ${isWide ? Math.ceil(columns / 2) : columns} characters, and search results show about ${isWide ? 80 : 160}`,
        hint: `shorten it to ${isWide ? MAX_COLUMNS / 2 : MAX_COLUMNS} at most`,
      };
    }
  },
};
