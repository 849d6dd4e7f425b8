/** words/…: MDX that does not parse. */
import { attributesOf, MDX_WITH_CHILDREN } from "#schemas/mdx-components.ts";
import { MAX_BLOCK, type MdxSyntaxError } from "#scripts/lib/check/mdx-file.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { matchesInTexts } from "./markup.ts";

export const mdxSyntax: DocumentRule = {
  id: "words/mdx-syntax",
  forbids: "A body that is no MDX: a tag that is not closed, a `<`, `{` or `}` in the text.",
  wrong: "Latency is <3 ms.",
  right: "Latency is below 3 ms.",
  *check(document) {
    const { body } = document;
    if (body?.longBlock !== undefined) {
      yield {
        at: spanOf(document, body.longBlock.start, body.longBlock.end),
        message: "this paragraph is too long or too deeply nested",
        hint: `write paragraphs of fewer than ${MAX_BLOCK} characters`,
      };
    }
    for (const { found, at } of matchesInTexts(document, /\\.|\}/gu)) {
      if (found === "}")
        yield { at, message: "this brace closes nothing, and is shown as it is", hint: "remove it, or write \\} for a brace" };
    }
    if (body?.syntaxError === undefined) return;
    const { start, end } = body.syntaxError;
    yield { at: spanOf(document, start, end), ...explain(body.syntaxError, document.text) };
  },
};

const nameIn = (tag: string | undefined): string => /^<(\w+)/u.exec(tag ?? "")?.[1] ?? "";

/** How to close a tag, written as `<Name>`. */
function closeHint(tag: string | undefined): string {
  const name = nameIn(tag);
  if (MDX_WITH_CHILDREN.some((each) => each === name)) return `write </${name}> after its text`;
  if (attributesOf(name) !== undefined) return `write <${name} … />: nothing stands inside`;
  return `close it: <… /> when nothing stands inside, ${tag?.replace("<", "</") ?? "the closing tag"} when something does`;
}

/** An attribute with a quote of a word processor before or behind its value. */
const CURLY_VALUE = /(\w+) *= *(?:"|'|([“”„«‘’＂]))([^"'“”„«»‘’＂=>]+)(?:([“”„»‘’＂])(?= *\/?>| +\w+ *=))?/u;

function explain({ rule, reason, tag, start }: MdxSyntaxError, text: string): { message: string; hint: string } {
  const before = text.slice(Math.max(0, start - 12), start);
  if (rule === "end-tag-mismatch") {
    const found = /^Unexpected closing tag `([^`]*)`/u.exec(reason)?.[1];
    const closed = MDX_WITH_CHILDREN.find((name) => found === `</${name}>`);
    return {
      message: `${tag ?? "a tag"} is opened and ${found === undefined ? "not closed" : `closed by ${found}`}`,
      hint: closed !== undefined && attributesOf(nameIn(tag)) === undefined ? `did you mean <${closed}>?` : closeHint(tag),
    };
  }
  if (rule === "unexpected-closing-slash")
    return { message: "a tag is closed that is not open here", hint: "remove it, or open the tag before" };
  if (text.startsWith("!", start) && before.endsWith("<")) return { message: "MDX has no HTML comments", hint: "write {/* … */}" };
  if (/<https?:$/u.test(before))
    return { message: "MDX has no addresses in angle brackets", hint: 'write <External to="…">text</External>' };
  if (rule === "acorn" && /^(?:import|export)\b/mu.test(text.slice(text.lastIndexOf("\n", start - 1) + 1))) {
    return {
      message: "a line that begins with import or export is code to MDX",
      hint: "begin the sentence with another word; content has no code",
    };
  }
  if (rule === "acorn" || reason.includes("expression"))
    return { message: "text between braces is code to MDX", hint: "write \\{ for a brace; content has no code" };
  const [, name = "", open, value = "", close] = CURLY_VALUE.exec(text.slice(text.lastIndexOf("<", start - 1), start + 100)) ?? [];
  const curly = open ?? close;
  if (curly !== undefined) return { message: `${curly} is no quote to MDX`, hint: `write ${name}="${value.replace(/\s*\/?$/u, "")}"` };
  if (reason.includes("in attribute value") || reason.includes("before attribute value"))
    return { message: "the value of this attribute has no closing or no opening quote", hint: 'write name="value"' };
  if (reason.includes("before name"))
    return {
      message: `< begins a tag, and ${text.charAt(start) || "nothing"} cannot be one`,
      hint: "write \\< for the sign, or write it out",
    };
  return { message: "this is not the syntax of a tag", hint: "write \\< for the sign, or correct the tag" };
}
