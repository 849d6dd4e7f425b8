/** words/…: headings, each of which is an anchor. */
import { headingId } from "#lib/heading-id.ts";
import { FIXED_ANCHORS } from "#lib/routes.ts";
import { textOf } from "#scripts/lib/check/mdx-nodes.ts";
import { nodeSpan } from "#scripts/lib/check/positions.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule, Finding } from "#scripts/lib/check/rule.ts";
import { kindOfEntity } from "#scripts/lib/check/shown-document.ts";

const listHeadings = (document: ParsedDocument) =>
  document.nodes.flatMap((node) =>
    node.type === "heading" ? [{ depth: node.depth, text: textOf(node).trim(), at: nodeSpan(document, node) }] : [],
  );

export const headingLevel: DocumentRule = {
  id: "words/heading-level",
  forbids: "A heading of the first level, which the page has already, or a skipped level: screen readers navigate by levels.",
  wrong: "# Activate\n\n### Offline",
  right: "## Activate\n\n### Offline",
  *check(document) {
    let before = 1;
    for (const { depth, text, at } of listHeadings(document)) {
      if (text === "") yield { at, message: "this heading is empty", hint: "write its text, or remove the # signs" };
      else if (depth === 1) yield { at, message: "the page's title is its only heading of the first level", hint: `write ## ${text}` };
      else if (depth > before + 1)
        yield {
          at,
          message: `this heading has level ${depth}, and the one before it ${before}`,
          hint: `write ${"#".repeat(before + 1)} ${text}`,
        };
      before = depth;
    }
  },
};

export const headingTwice: DocumentRule = {
  id: "words/heading-twice",
  forbids:
    "Two headings with the same text on a page, or a heading with an anchor that every page of the kind has: links would lead to the wrong place.",
  wrong: "## Windows\n\n…\n\n## Windows",
  right: "## Install on Windows\n\n…\n\n## Remove from Windows",
  *check(document) {
    const entity = document.place?.entity;
    const kind = entity === "ReleaseWords" ? "releases" : kindOfEntity(entity);
    const first = new Map<string, Finding["at"]>();
    const fixed = new Set(kind ? FIXED_ANCHORS[kind] : []);
    for (const { text, at } of listHeadings(document)) {
      const id = headingId(text);
      const before = first.get(id);
      if (fixed.has(id))
        yield { at, message: `#${id} is an anchor that every page of this kind has`, hint: "give the heading another text" };
      else if (before !== undefined && id !== "")
        yield {
          at,
          message: `the heading ${text} is on this page already`,
          hint: "give each heading a text of its own",
          related: [{ at: before, message: "the first one" }],
        };
      else first.set(id, at);
    }
  },
};
