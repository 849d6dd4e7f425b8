/** shape/…: YAML that does not parse, or means something else than it seems to. */
import type { Finding } from "#scripts/lib/check/problem.ts";
import { type ParsedDocument, spanOf } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { explainYaml } from "./yaml-errors.ts";

export const yamlSyntax: DocumentRule = {
  id: "shape/yaml-syntax",
  forbids:
    "YAML that does not parse, or that uses what content has no need of: tags, several documents in one file, keys that are no words.",
  wrong: "tagline: Bass: in the middle",
  right: 'tagline: "Bass: in the middle"',
  *check(document) {
    // One slip makes the parser stumble over all that follows: the first complaint is the true one.
    const first = document.tree?.syntaxErrors.toSorted((a, b) => a.start - b.start).find(({ start }) => !isTabbed(document, start));
    if (first === undefined || document.tree === undefined) return;
    if (document.tree.syntaxErrors.some(({ start }) => start < first.start && isTabbed(document, start))) return;
    yield { at: spanOf(document, first.start, first.end), ...explainYaml(first, document.text) };
  },
};

/** shape/tab says it better. */
function isTabbed({ text }: ParsedDocument, offset: number): boolean {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const lineEnd = text.indexOf("\n", offset + 1);
  return /(?:^|\n)[ ]*\t/u.test(text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd));
}

export const duplicateKey: DocumentRule = {
  id: "shape/duplicate-key",
  forbids: "The same field twice: only one of the values would count.",
  wrong: "hue: 190\nhue: 24",
  right: "hue: 190",
  check: ({ file, tree }) =>
    (tree?.duplicateKeys ?? []).map(({ name, start, end, first }) => ({
      at: { file, start, end },
      message: `${name} stands here a second time`,
      hint: "keep one of the two",
      related: [{ at: { file, start: first[0], end: first[1] }, message: "the first one" }],
    })),
};

export const alias: DocumentRule = {
  id: "shape/alias",
  forbids: "YAML aliases (`*name`): a few lines of them can unfold into gigabytes. Write the value again.",
  wrong: "formats: &all [VST3, AU]\ndaws: *all",
  right: "formats: [VST3, AU]",
  check: ({ file, tree }) =>
    (tree?.aliases ?? []).map(({ name, start, end }) => ({
      at: { file, start, end },
      message: `*${name} is an alias`,
      hint: "write the value itself; content has no aliases",
    })),
};

export const tab: DocumentRule = {
  id: "shape/tab",
  forbids: "Tabs in YAML: how far they indent is anyone's guess. `--fix` replaces those that do not indent.",
  example: "text",
  wrong: "price:\n→list: 98.00",
  right: "price:\n  list: 98.00",
  *check(document) {
    const [start, end] = yamlPart(document);
    for (const { 0: tabs, index } of document.text.slice(start, end).matchAll(/\t+/gu)) {
      yield tabFinding(document, start + index, tabs.length);
    }
  },
};

function tabFinding(document: ParsedDocument, at: number, length: number): Finding {
  const before = document.text.slice(document.text.lastIndexOf("\n", at - 1) + 1, at);
  const indents = before.trim() === "";
  const insideText = document.tree?.scalars.some(({ start, end, style }) => style !== "plain" && start <= at && at < end) ?? true;
  return {
    at: spanOf(document, at, at + length),
    message: indents ? "this line is indented with a tab" : "there is a tab here",
    hint: indents ? "indent with two spaces" : "write a space",
    ...(indents || insideText ? {} : { fix: [{ start: at, end: at + length, text: " " }] }),
  };
}

/** The YAML of a file: all of it, or the front matter. */
function yamlPart({ kind, text }: ParsedDocument): [number, number] {
  if (kind === "yaml") return [0, text.length];
  const front = /^\uFEFF?---[\s\S]*?\n---/u.exec(text);
  return kind === "mdx" && front !== null ? [0, front[0].length] : [0, 0];
}
