/** words/…: Markdown that is not taken as it was meant: marks that mark nothing, and lines that belong to a list. */
import { MDX_COMPONENTS } from "#schemas/mdx-components.ts";
import { nodesOf, rangeOf } from "#scripts/lib/check/mdx-nodes.ts";
import { matchesIn, spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { listNodes } from "./markup.ts";

/** `##Heading`, and `＃＃` from a Japanese or Chinese keyboard. A single # may begin a sentence. */
const NO_HEADING = /^ {0,3}(?:#{2,6}|＃{1,6})[^\S\r\n]*(?=[^\s#＃])/gmu;

/** Where emphasis begins or ends; not if a backslash makes it a sign. */
const NO_EMPHASIS = /(?<![\\*])\*\*(?!\*)|＊＊/gu;

/** A component in the wide brackets of a Japanese or Chinese keyboard. */
export const WIDE_TAG = new RegExp(`[＜〈]/?(?:${Object.keys(MDX_COMPONENTS).join("|")})(?=[\\s/＞〉])[^＜〈＞〉]*[＞〉]`, "gu");

export const looseMark: DocumentRule = {
  id: "words/loose-mark",
  forbids:
    "A mark of Markdown without effect: ## without a space after it is no heading, and ** without its partner, or beside a space or a bracket, no emphasis; wide brackets make no component. Visitors would see the marks.",
  wrong: "##Enter the key\n\nPress ** Activate **.",
  right: "## Enter the key\n\nPress **Activate**.",
  *check(document) {
    for (const node of listNodes(document)) {
      if (node.type === "paragraph") {
        const texts = node.children.filter(({ type }) => type === "text").map(rangeOf);
        for (const { found, at } of matchesIn(document, NO_HEADING, ...rangeOf(node))) {
          if (!texts.some(([start, end]) => start <= at.start && at.start < end)) continue;
          const signs = "#".repeat(found.trim().length);
          yield {
            at,
            isCause: true,
            message: `${found.trim()} begins no heading here`,
            hint: `write ${signs} and one space before the heading, and an empty line above it`,
          };
        }
      }
      if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell") continue;
      // One finding for both marks of a pair.
      const [loose] = [...nodesOf(node)].flatMap((each) =>
        each.type === "text" ? [...matchesIn(document, NO_EMPHASIS, ...rangeOf(each))] : [],
      );
      if (loose !== undefined)
        yield {
          at: loose.at,
          message: `this ${loose.found} emphasises nothing, and is shown as it is`,
          hint: "write **word**: without a space inside, and with its partner; move quotation marks and brackets out of the marks",
        };
      for (const { found, at } of node.type === "paragraph" || node.type === "tableCell"
        ? matchesIn(document, WIDE_TAG, ...rangeOf(node))
        : [])
        yield { at, message: `${found} is no component, and is shown as it is`, hint: `write <${found.slice(1, -1)}>` };
    }
  },
};

export const runsIntoList: DocumentRule = {
  id: "words/runs-into-list",
  forbids: "A line directly below a list that does not belong to it: Markdown adds it to the last item. An item's second line is indented.",
  wrong: "1. Close the DAW.\n2. Start it again.\nThe plug-in is listed.",
  right: "1. Close the DAW.\n2. Start it again.\n\nThe plug-in is listed.",
  *check(document) {
    for (const node of listNodes(document)) {
      if (node.type !== "listItem") continue;
      for (const child of node.children) {
        if (child.type !== "paragraph") continue;
        const [start, end] = rangeOf(child);
        const index = document.text.slice(start, end).search(/\n(?! )/u);
        if (index === -1) continue;
        const from = start + index + 1;
        const [line = ""] = document.text.slice(from, end).split("\n");
        yield {
          at: spanOf(document, from, from + line.length),
          message: `${line.startsWith("\t") ? "a tab is before this line, and it" : "this line"} belongs to the list item above it`,
          hint: line.startsWith("\t")
            ? "remove the tab; a line that is part of the item is indented with spaces"
            : "put an empty line before it, or indent it if it is part of the item",
        };
      }
    }
  },
};
