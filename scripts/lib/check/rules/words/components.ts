/** words/…: components are known, and get what they need. */
import type { z } from "zod";
import { MDX_COMPONENTS, MDX_WITH_CHILDREN, type MdxComponentName } from "#schemas/mdx-components.ts";
import { rangeOf } from "#scripts/lib/check/mdx-file.ts";
import type { Finding } from "#scripts/lib/check/problem.ts";
import { type ParsedDocument, spanOf } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { bare } from "#scripts/lib/check/schema-walk.ts";
import { didYouMean, findNearest } from "#scripts/lib/check/suggest.ts";
import { listed, quote } from "#scripts/lib/check/wording.ts";
import { isHtml, type Jsx, listTags } from "./no-program.ts";

const NAMES = Object.keys(MDX_COMPONENTS) as MdxComponentName[];

type Known = { tag: Jsx; name: MdxComponentName; at: Finding["at"] };

function listKnown(document: ParsedDocument): Known[] {
  return listTags(document).flatMap((tag) => {
    const name = NAMES.find((known) => known === tag.name);
    return name === undefined ? [] : [{ tag, name, at: nameSpan(document, tag) }];
  });
}

/** The opening bracket and the name. */
function nameSpan(document: ParsedDocument, tag: Jsx): Finding["at"] {
  const [start] = rangeOf(tag);
  return spanOf(document, start, start + 1 + (tag.name?.length ?? 0));
}

export const unknownComponent: DocumentRule = {
  id: "words/unknown-component",
  forbids: "A component that does not exist.",
  wrong: '<Prize of="monoLow" />',
  right: '<Price of="monoLow" />',
  check: (document) =>
    listTags(document).flatMap((tag) => {
      const { name } = tag;
      if (name === null || isHtml(name) || NAMES.some((known) => known === name)) return [];
      return [
        {
          at: nameSpan(document, tag),
          message: `there is no component ${name}`,
          hint: didYouMean(name, NAMES, `use one of ${listed(NAMES, "or")}`),
        },
      ];
    }),
};

export const unknownProp: DocumentRule = {
  id: "words/unknown-prop",
  forbids: "An attribute that the component does not have, or has twice.",
  wrong: '<Price off="monoLow" />',
  right: '<Price of="monoLow" />',
  check: (document) =>
    listKnown(document).flatMap(({ tag, name }) => {
      const known = Object.keys(MDX_COMPONENTS[name].shape);
      const seen = new Set<string>();
      return tag.attributes.flatMap((attribute): Finding[] => {
        if (attribute.type !== "mdxJsxAttribute" || /^on[A-Za-z]/u.test(attribute.name)) return [];
        const at = spanOf(document, ...rangeOf(attribute));
        if (seen.has(attribute.name)) return [{ at, message: `${attribute.name} stands here twice`, hint: "keep one of the two" }];
        seen.add(attribute.name);
        if (known.includes(attribute.name)) return [];
        return [
          {
            at,
            message: `<${name}> has no attribute ${attribute.name}`,
            hint: didYouMean(
              attribute.name,
              known,
              known.length === 0 ? "take it out: it has none at all" : `take it out; it has ${listed(known)}`,
            ),
          },
        ];
      });
    }),
};

export const wrongProp: DocumentRule = {
  id: "words/wrong-prop",
  forbids: "An attribute that is missing, or whose value does not exist.",
  wrong: '<Price of="threeDxLite" />',
  right: '<Price of="threeDXLite" />',
  check: (document) => listKnown(document).flatMap((known) => [...propFindings(document, known)]),
};

function* propFindings(document: ParsedDocument, { tag, name, at }: Known): Generator<Finding> {
  const shape: Record<string, z.ZodType> = MDX_COMPONENTS[name].shape;
  for (const [prop, schema] of Object.entries(shape)) {
    const attribute = tag.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === prop);
    const { entries } = bare(schema).def as { entries?: Record<string, string> };
    const words = Object.keys(entries ?? {});
    if (attribute === undefined) {
      // A misspelt attribute is one fault, and has been reported as such.
      const misspelt = tag.attributes.some(
        (each) => each.type === "mdxJsxExpressionAttribute" || findNearest(each.name, [prop]) !== undefined,
      );
      if (!schema.safeParse(undefined).success && !misspelt)
        yield {
          at,
          message: `<${name}> needs ${prop}`,
          hint: `write <${name} ${prop}="…" />: ${(schema.description ?? "see schemas/mdx-components.ts").toLowerCase().replace(/\.$/u, "")}`,
        };
      continue;
    }
    const value = (attribute as { value?: unknown }).value ?? "";
    if (typeof value !== "string" || schema.safeParse(value).success) continue;
    const all = words.length > 0 && words.length <= 8 ? `write ${listed(words, "or")}` : "write a name that exists";
    yield {
      at: spanOf(document, ...rangeOf(attribute)),
      message: value === "" ? `${prop} has no value` : `${prop}=${quote(value)} does not exist`,
      hint: didYouMean(value, words, all),
    };
  }
}

export const children: DocumentRule = {
  id: "words/children",
  forbids: `Words between the tags of a component that stands alone, or none where they belong. ${listed(MDX_WITH_CHILDREN)} hold words; all others stand alone.`,
  wrong: '<Price of="monoLow">98 dollars</Price>',
  right: '<Price of="monoLow" />',
  check: (document) =>
    listKnown(document).flatMap(({ tag, name, at }) => {
      const holds = MDX_WITH_CHILDREN.includes(name);
      if (holds === tag.children.length > 0) return [];
      return [
        {
          at,
          message: holds ? `<${name}> has no words inside` : `<${name}> stands alone, and there are words inside`,
          hint: holds ? `write <${name} …>words</${name}>` : `write <${name} … />`,
        },
      ];
    }),
};

export const noteInLine: DocumentRule = {
  id: "words/note-in-line",
  forbids: "A note within a paragraph. Its tags stand on lines of their own.",
  wrong: "<Note>Save your session first.</Note>",
  right: "<Note>\n  Save your session first.\n</Note>",
  check: (document) =>
    listKnown(document).flatMap(({ tag, name, at }) =>
      name === "Note" && tag.type === "mdxJsxTextElement"
        ? [{ at, message: "a note is a block of its own", hint: "put <Note> and </Note> on lines of their own" }]
        : [],
    ),
};
