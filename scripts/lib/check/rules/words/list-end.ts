/** words/runs-into-list: a paragraph that Markdown takes for the end of the last list item. */
import { rangeOf } from "#scripts/lib/check/mdx-nodes.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { listNodes } from "./markup.ts";

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
          message: "this line belongs to the list item above it",
          hint: "put an empty line before it, or indent it if it is part of the item",
        };
      }
    }
  },
};
