/** words/…: headings, because every one is an address. */
import { FIXED_ANCHORS, type RouteKind } from "#lib/routes.ts";
import { headingId } from "#lib/heading-id.ts";
import { nodesOf, rangeOf, wordsOf } from "#scripts/lib/check/mdx-file.ts";
import type { EntityName } from "#schemas/entities.ts";
import { type ParsedDocument, spanOf } from "#scripts/lib/check/read-document.ts";
import type { Finding } from "#scripts/lib/check/problem.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";

function listHeadings(document: ParsedDocument) {
  const nodes = document.body === undefined ? [] : [...nodesOf(document.body.root)];
  return nodes.flatMap((node) =>
    node.type === "heading" ? [{ depth: node.depth, words: wordsOf(node).trim(), at: spanOf(document, ...rangeOf(node)) }] : [],
  );
}

export const headingLevel: DocumentRule = {
  id: "words/heading-level",
  forbids: "A heading of the first level, which the page has already, or a level left out: people who listen to a page jump by levels.",
  wrong: "# Activate\n\n### Offline",
  right: "## Activate\n\n### Offline",
  *check(document) {
    let before = 1;
    for (const { depth, words, at } of listHeadings(document)) {
      if (words === "") yield { at, message: "this heading is empty", hint: "write words, or remove the signs" };
      else if (depth === 1) yield { at, message: "the page's title is its only heading of the first level", hint: `write ## ${words}` };
      else if (depth > before + 1)
        yield {
          at,
          message: `this heading has level ${String(depth)}, and the one before it ${String(before)}`,
          hint: `write ${"#".repeat(before + 1)} ${words}`,
        };
      before = depth;
    }
  },
};

/** The pages that a kind of words is shown on. */
const PAGES: Partial<Record<EntityName, RouteKind>> = {
  PageWords: "page",
  ProductWords: "product",
  ReleaseWords: "releases",
  SupportWords: "article",
};

export const headingTwice: DocumentRule = {
  id: "words/heading-twice",
  forbids:
    "Two headings of one text on a page, or one that takes an anchor which every page of the kind has: links to it would lead to the wrong one.",
  wrong: "## Windows\n\n…\n\n## Windows",
  right: "## Install on Windows\n\n…\n\n## Remove from Windows",
  *check(document) {
    const kind = document.place && PAGES[document.place.entity];
    const first = new Map<string, Finding["at"]>();
    const fixed = new Set(kind ? FIXED_ANCHORS[kind] : []);
    for (const { words, at } of listHeadings(document)) {
      const id = headingId(words, new Set());
      const before = first.get(id);
      if (fixed.has(id))
        yield { at, message: `#${id} is an anchor that every page of this kind has`, hint: "give the heading other words" };
      else if (before !== undefined && id !== "")
        yield {
          at,
          message: `the heading ${words} stands on this page already`,
          hint: "give each heading words of its own",
          related: [{ at: before, message: "the first one" }],
        };
      else first.set(id, at);
    }
  },
};
