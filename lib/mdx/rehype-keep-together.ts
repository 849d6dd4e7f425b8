import type { Nodes, Root } from "hast";
import { keepWords } from "#lib/i18n/keep-together.ts";
import type { Locale } from "#schemas/locale.ts";

/** What a reader copies must stay as it was written. */
const LETTER_FOR_LETTER = new Set(["code", "pre"]);
/** Stands for what a component will draw: a figure, mostly. */
const A_FACT = "0";

/** Keeps words on one line (lib/i18n/keep-together.ts), also where a link or a fact stands in front of them. */
export function rehypeKeepTogether(locale: Locale) {
  /** @returns The last letter, which the words behind it may have to stay with. */
  const visit = (node: Nodes, before: string): string => {
    if (node.type === "text") {
      node.value = keepWords(before + node.value, locale).slice(keepWords(before, locale).length);
      return node.value.slice(-1);
    }
    if (node.type === "element" && LETTER_FOR_LETTER.has(node.tagName)) return A_FACT;
    if (!("children" in node)) return "";
    if (node.type === "mdxJsxTextElement" && node.children.length === 0) return A_FACT;
    return node.children.reduce((last, child) => visit(child, last), before);
  };
  return (root: Root) => {
    visit(root, "");
  };
}
