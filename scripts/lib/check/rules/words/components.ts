/** words/…: components exist, and have the attributes that they need. */
import type * as z from "zod";
import { MDX_COMPONENTS, MDX_WITH_CHILDREN, type MdxComponentName } from "#schemas/mdx-components.ts";
import { nodeSpan } from "#scripts/lib/check/positions.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { bare } from "#scripts/lib/check/schema-walk.ts";
import { didYouMean, firstSentence, listed, quote } from "#scripts/lib/report/wording.ts";
import { isHandler, isHtml, type Jsx, listTags, tagSpan } from "./no-program.ts";

const NAMES = Object.keys(MDX_COMPONENTS) as MdxComponentName[];

/** The tags of components that exist. */
const listKnown = (document: ParsedDocument) =>
  listTags(document).flatMap((tag) => {
    const name = NAMES.find((known) => known === tag.name);
    return name === undefined ? [] : [{ tag, name, at: tagSpan(document, tag) }];
  });

export const unknownComponent: DocumentRule = {
  id: "words/unknown-component",
  forbids: "A component that does not exist.",
  wrong: '<Prize of="monoLow" />',
  right: '<Price of="monoLow" />',
  *check(document) {
    for (const tag of listTags(document)) {
      const { name } = tag;
      if (name === null || isHtml(name) || NAMES.some((known) => known === name)) continue;
      yield {
        at: tagSpan(document, tag),
        message: `there is no component ${name}`,
        hint: didYouMean(name, NAMES, `use one of ${listed(NAMES, "or")}`),
      };
    }
  },
};

/** The attributes that a component must have and a tag does not. */
const listMissing = (name: MdxComponentName, { attributes }: Jsx): string[] =>
  Object.entries<z.ZodType>(MDX_COMPONENTS[name].shape).flatMap(([prop, schema]) =>
    schema.safeParse(undefined).success || attributes.some((each) => each.type === "mdxJsxAttribute" && each.name === prop) ? [] : [prop],
  );

export const unknownProp: DocumentRule = {
  id: "words/unknown-prop",
  forbids: "An attribute that the component does not have, or has twice.",
  wrong: '<Price off="monoLow" />',
  right: '<Price of="monoLow" />',
  *check(document) {
    for (const { tag, name } of listKnown(document)) {
      const known = Object.keys(MDX_COMPONENTS[name].shape);
      const missing = listMissing(name, tag);
      const remove = known.length === 0 ? "remove it: the component has no attributes" : `remove it; the component has ${listed(known)}`;
      const otherwise = missing.length === 0 ? remove : `write ${listed(missing)} in its place`;
      const seen = new Set<string>();
      for (const attribute of tag.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || isHandler(attribute.name)) continue;
        const at = nodeSpan(document, attribute);
        if (seen.has(attribute.name)) yield { at, message: `${attribute.name} is written twice here`, hint: "keep one of the two" };
        else if (!known.includes(attribute.name))
          yield { at, message: `<${name}> has no attribute ${attribute.name}`, hint: didYouMean(attribute.name, known, otherwise) };
        seen.add(attribute.name);
      }
    }
  },
};

export const wrongProp: DocumentRule = {
  id: "words/wrong-prop",
  forbids: "An attribute that is missing, or whose value does not exist.",
  wrong: '<Price of="threeDxLite" />',
  right: '<Price of="threeDXLite" />',
  *check(document) {
    for (const { tag, name, at } of listKnown(document)) {
      const shape: Record<string, z.ZodType> = MDX_COMPONENTS[name].shape;
      // words/unknown-prop names what is missing beside an attribute that does not exist, and words/no-expression reports code.
      const isReported = tag.attributes.some(
        (each) => each.type === "mdxJsxExpressionAttribute" || (!isHandler(each.name) && !Object.hasOwn(shape, each.name)),
      );
      const missing = isReported ? [] : listMissing(name, tag);
      for (const [prop, schema] of Object.entries(shape)) {
        const attribute = tag.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === prop);
        if (attribute === undefined) {
          if (missing.includes(prop))
            yield {
              at,
              message: `<${name}> needs ${prop}`,
              hint: `write <${name} ${prop}="…" />: ${(schema.description ?? "see schemas/mdx-components.ts").toLowerCase().replace(/\.$/u, "")}`,
            };
          continue;
        }
        const value = attribute.value ?? "";
        if (typeof value !== "string" || schema.safeParse(value).success) continue;
        const { entries = {} } = bare(schema).def as { entries?: Record<string, string> };
        const options = Object.keys(entries);
        const meant = schema.description === undefined ? "write a name that exists" : `write the ${firstSentence(schema.description)}`;
        const all = options.length > 0 && options.length <= 8 ? `write ${listed(options, "or")}` : meant;
        yield {
          at: nodeSpan(document, attribute),
          message: value === "" ? `${prop} has no value` : `${prop}=${quote(value)} does not exist`,
          hint: didYouMean(value, options, all),
        };
      }
    }
  },
};

export const children: DocumentRule = {
  id: "words/children",
  forbids: `Text between the tags of a component that has none, or no text in one that needs it. ${listed(MDX_WITH_CHILDREN)} have text; all others stand alone.`,
  wrong: '<Price of="monoLow">98 dollars</Price>',
  right: '<Price of="monoLow" />',
  *check(document) {
    for (const { tag, name, at } of listKnown(document)) {
      const holds = MDX_WITH_CHILDREN.includes(name);
      if (holds === tag.children.length > 0) continue;
      yield {
        at,
        message: holds ? `<${name}> has no text inside` : `<${name}> stands alone, and there is text inside`,
        hint: holds ? `write <${name} …>text</${name}>` : `write <${name} … />`,
      };
    }
  },
};

export const noteInLine: DocumentRule = {
  id: "words/note-in-line",
  forbids: "A note within a paragraph. Its tags stand on lines of their own.",
  wrong: "<Note>Save your session first.</Note>",
  right: "<Note>\n  Save your session first.\n</Note>",
  *check(document) {
    for (const { tag, name, at } of listKnown(document)) {
      if (name === "Note" && tag.type === "mdxJsxTextElement")
        yield { at, message: "a note is a block of its own", hint: "put <Note> and </Note> on lines of their own" };
    }
  },
};
