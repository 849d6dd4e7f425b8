/** shape/…: YAML that does not parse, or does not mean what it seems to. */
import type { DocumentRule, Finding, Span } from "#scripts/lib/check/rule.ts";
import { isBroken, type ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { fixAt, matchesIn, spanOf } from "#scripts/lib/check/positions.ts";
import { explainYaml } from "#scripts/lib/content-files/yaml-errors.ts";

export const yamlSyntax: DocumentRule = {
  id: "shape/yaml-syntax",
  forbids: "YAML that does not parse, or with parts that content does not use: tags, several documents in one file, keys that are no text.",
  wrong: "tagline: Bass: in the middle",
  right: 'tagline: "Bass: in the middle"',
  *check(document) {
    // One mistake causes errors in all lines that follow: only the first error is true.
    const first = document.tree?.syntaxErrors.toSorted((a, b) => a.start - b.start).find(({ start }) => !isTabbed(document, start));
    if (first === undefined || document.tree === undefined) return;
    if (document.tree.syntaxErrors.some(({ start }) => start < first.start && isTabbed(document, start))) return;
    const { from, ...said } = explainYaml(first, document.text);
    yield { at: spanOf(document, from ?? first.start, from === undefined ? first.end : from + 1), ...said };
  },
};

/** Whether the cause is an indentation with a tab, which shape/tab reports. */
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
  check: ({ file, text, tree }) =>
    (tree?.duplicateKeys ?? [])
      // `1,000,000.00` is a number with two fields behind it to YAML: shape/unknown-field reports its commas.
      .filter(({ start }) => !/^\d,\d$/u.test(text.slice(start - 2, start + 1)))
      .map(({ name, start, end, first }) => ({
        at: { file, start, end },
        message: `${name} is written twice here`,
        hint: "keep one of the two",
        related: [{ at: { file, start: first[0], end: first[1] }, message: "the first one" }],
      })),
};

export const alias: DocumentRule = {
  id: "shape/alias",
  forbids: "YAML aliases (`*name`): a few lines of them can expand to gigabytes. Write the value again.",
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
  forbids: "Tabs in YAML: their width is undefined. `--fix` replaces those that do not indent.",
  example: "text",
  wrong: "price:\n→list: 98.00",
  right: "price:\n  list: 98.00",
  *check(document) {
    for (const { at } of matchesIn(document, /\t+/gu, ...yamlPart(document))) yield tabFinding(document, at);
  },
};

function tabFinding(document: ParsedDocument, at: Span): Finding {
  const before = document.text.slice(document.text.lastIndexOf("\n", at.start - 1) + 1, at.start);
  const indents = before.trim() === "";
  const { tree } = document;
  // Without a tree that parses, a quote or a block mark before the tab shows that it is part of a text.
  const insideText =
    tree === undefined || isBroken(tree)
      ? /["'|>]/u.test(before)
      : tree.scalars.some(({ start, end, style }) => style !== "plain" && start <= at.start && at.start < end);
  return {
    at,
    message: indents ? "this line is indented with a tab" : "there is a tab here",
    hint: indents ? "indent with two spaces" : "write a space",
    fix: indents || insideText ? undefined : fixAt(at, " "),
  };
}

export const cutText: DocumentRule = {
  id: "shape/cut-text",
  forbids: "A text without quotes that goes on after ` #`: YAML takes the rest for a comment, and the page would show half a sentence.",
  wrong: "meter-fix: Fixed a crash, issue #12.",
  right: 'meter-fix: "Fixed a crash, issue #12."',
  *check(document) {
    for (const { start, end, style } of document.tree?.scalars ?? []) {
      if (style !== "plain") continue;
      // A comment that is meant has a space after its sign.
      const [found = ""] = /^ +#[^\s#][^\r\n]*/u.exec(document.text.slice(end)) ?? [];
      if (found === "") continue;
      const whole = `${document.text.slice(start, end)}${found}`.trimEnd();
      yield {
        at: spanOf(document, end + found.indexOf("#"), end + found.length),
        message: "YAML takes this for a comment, and the text ends before it",
        hint: `put the text in quotes: ${whole.length > 100 ? '"…"' : JSON.stringify(whole)}; a comment has a space after its #`,
      };
    }
  },
};

export const swallowedItem: DocumentRule = {
  id: "shape/swallowed-item",
  forbids: "A list item that is indented deeper than the one before: YAML takes it for the rest of that text.",
  wrong: "headline:\n  - Put sound\n    - right there.",
  right: "headline:\n  - Put sound\n  - right there.",
  *check(document) {
    for (const { start, end, style } of document.tree?.scalars ?? []) {
      if (style !== "plain") continue;
      for (const { 0: line, index } of document.text.slice(start, end).matchAll(/(?<=\n) *- /gu)) {
        const at = start + index + line.length - 2;
        yield {
          at: spanOf(document, at, at + 1),
          message: "this list item is indented deeper than the one before, so it is part of that one's text",
          hint: "indent it like the one before",
        };
      }
    }
  },
};

/** The YAML of a file: all of it, or the front matter. */
function yamlPart({ kind, text }: ParsedDocument): [number, number] {
  if (kind === "yaml") return [0, text.length];
  const front = /^\uFEFF?---[\s\S]*?\n---/u.exec(text);
  return kind === "mdx" && front !== null ? [0, front[0].length] : [0, 0];
}
