/** words/…: components exist, and have the attributes that they need. */
import type { z } from "zod";
import { MDX_COMPONENTS, MDX_WITH_CHILDREN, type MdxComponentName } from "#schemas/mdx-components.ts";
import { rangeOf } from "#scripts/lib/check/mdx-nodes.ts";
import type { DocumentRule, Finding } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest, listed, quote } from "#scripts/lib/report/wording.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import { bare } from "#scripts/lib/check/schema-walk.ts";
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
        if (seen.has(attribute.name)) return [{ at, message: `${attribute.name} is written twice here`, hint: "keep one of the two" }];
        seen.add(attribute.name);
        if (known.includes(attribute.name)) return [];
        return [
          {
            at,
            message: `<${name}> has no attribute ${attribute.name}`,
            hint: didYouMean(
              attribute.name,
              known,
              known.length === 0 ? "remove it: the component has no attributes" : `remove it; the component has ${listed(known)}`,
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
    const options = Object.keys(entries ?? {});
    if (attribute === undefined) {
      // words/unknown-prop reports a misspelt attribute.
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
    const all = options.length > 0 && options.length <= 8 ? `write ${listed(options, "or")}` : "write a name that exists";
    yield {
      at: spanOf(document, ...rangeOf(attribute)),
      message: value === "" ? `${prop} has no value` : `${prop}=${quote(value)} does not exist`,
      hint: didYouMean(value, options, all),
    };
  }
}

export const children: DocumentRule = {
  id: "words/children",
  forbids: `Text between the tags of a component that has none, or no text in one that needs it. ${listed(MDX_WITH_CHILDREN)} have text; all others stand alone.`,
  wrong: '<Price of="monoLow">98 dollars</Price>',
  right: '<Price of="monoLow" />',
  check: (document) =>
    listKnown(document).flatMap(({ tag, name, at }) => {
      const holds = MDX_WITH_CHILDREN.includes(name);
      if (holds === tag.children.length > 0) return [];
      return [
        {
          at,
          message: holds ? `<${name}> has no text inside` : `<${name}> stands alone, and there is text inside`,
          hint: holds ? `write <${name} …>text</${name}>` : `write <${name} … />`,
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
