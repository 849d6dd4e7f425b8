/** words/…: a body holds no code. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { isOwnAddress } from "#lib/own-address.ts";
import { MDX_COMPONENTS, MDX_HTML } from "#schemas/mdx-components.ts";
import { rangeOf } from "#scripts/lib/check/mdx-nodes.ts";
import { nodeSpan, spanOf } from "#scripts/lib/check/positions.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule, Span } from "#scripts/lib/check/rule.ts";
import { findNearest } from "#scripts/lib/report/wording.ts";

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export const listTags = ({ nodes }: ParsedDocument): Jsx[] =>
  nodes.filter((node): node is Jsx => node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement");

/** Every attribute of the tags of a body, with its place. */
const listAttributes = (document: ParsedDocument) =>
  listTags(document).flatMap((tag) => tag.attributes.map((attribute) => ({ tag, attribute, at: nodeSpan(document, attribute) })));

/** The opening bracket of a tag, and its name. */
export function tagSpan(document: ParsedDocument, { name, ...tag }: Jsx): Span {
  const [start] = rangeOf(tag);
  return spanOf(document, start, start + 1 + (name?.length ?? 0));
}

export const noImport: DocumentRule = {
  id: "words/no-import",
  forbids: "`import` and `export`: a body is data and not a program.",
  wrong: 'import { Chart } from "./chart.tsx"',
  right: "Use the components of schemas/mdx-components.ts, which need no import.",
  *check(document) {
    for (const node of document.nodes) {
      if (node.type !== "mdxjsEsm") continue;
      const [, word = "this"] = /^\s*(\w+)/u.exec(node.value) ?? [];
      yield { at: nodeSpan(document, node), message: `${word} is code`, hint: "remove it: components need no import" };
    }
  },
};

/** Only comments. A comment ends at its first closing mark; anything after it would be code. */
const ONLY_COMMENTS = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/u;

export const noExpression: DocumentRule = {
  id: "words/no-expression",
  forbids: "Expressions in braces, in the text and as the value of an attribute. A comment, `{/* … */}`, is allowed.",
  wrong: 'It costs {prices.monoLow}. <Price of={"monoLow"} />',
  right: 'It costs <Price of="monoLow" />.',
  *check(document) {
    for (const node of document.nodes) {
      if ((node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") || ONLY_COMMENTS.test(node.value)) continue;
      yield {
        at: nodeSpan(document, node),
        message: `{${node.value.slice(0, 40)}} is code`,
        hint: "write \\{ for a brace, or a component for a fact",
      };
    }
    for (const { attribute, at } of listAttributes(document)) {
      if (attribute.type === "mdxJsxExpressionAttribute")
        yield { at, message: `{${attribute.value}} sets attributes by code`, hint: 'write each one as name="value"' };
      else if (typeof attribute.value === "object" && attribute.value !== null && !isHandler(attribute.name))
        yield {
          at,
          message: `${attribute.name} has an expression as its value`,
          hint: `write ${attribute.name}="…" with the value itself`,
        };
    }
  },
};

export const isHandler = (name: string) => /^on[A-Za-z]/u.test(name);

export const noHandler: DocumentRule = {
  id: "words/no-handler",
  forbids: "Event handlers such as onClick.",
  wrong: '<Note onClick="alert(1)">Save first.</Note>',
  right: "<Note>\n  Save first.\n</Note>",
  *check(document) {
    for (const { attribute, at } of listAttributes(document)) {
      if (attribute.type === "mdxJsxAttribute" && isHandler(attribute.name))
        yield { at, message: `${attribute.name} is an event handler`, hint: "remove it: a body holds no code" };
    }
  },
};

const INSTEAD: Record<string, string> = {
  a: 'write [text](/path), or <External to="…">text</External>',
  b: "write **text**",
  strong: "write **text**",
  i: "write *text*",
  em: "write *text*",
  code: "write `text`",
  img: "write ![what it shows](/images/…)",
  kbd: "write <Key>S</Key>",
  p: "leave an empty line between paragraphs",
  div: "write Markdown, or <Note>",
  span: "write Markdown",
  ul: "begin each line with a hyphen",
  ol: "begin each line with 1.",
  li: "begin the line with a hyphen",
  hr: "write --- on a line of its own",
  table: "write a Markdown table",
  h2: "write ## text",
  h3: "write ### text",
};

export const noHtml: DocumentRule = {
  id: "words/no-html",
  forbids: `HTML tags, but for ${MDX_HTML.map((name) => `<${name} />`).join(", ")}: write Markdown and components instead.`,
  wrong: '<a href="/3dx">3DX</a>',
  right: "[3DX](/3dx)",
  *check(document) {
    for (const tag of listTags(document)) {
      const { name } = tag;
      if (name !== null && (!isHtml(name) || MDX_HTML.includes(name))) continue;
      const component = name === null || Object.hasOwn(INSTEAD, name) ? undefined : findNearest(name, Object.keys(MDX_COMPONENTS));
      yield {
        at: tagSpan(document, tag),
        message: name === null ? "<> is a piece of code" : component === undefined ? `<${name}> is HTML` : `there is no component ${name}`,
        hint:
          component === undefined
            ? (INSTEAD[name ?? ""] ?? "write Markdown, or a component of schemas/mdx-components.ts")
            : `did you mean ${component}?`,
      };
    }
    for (const { tag, attribute, at } of listAttributes(document)) {
      // Other rules report handlers and code.
      if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object" || isHandler(attribute.name)) continue;
      if (tag.name !== null && isHtml(tag.name) && MDX_HTML.includes(tag.name))
        yield { at, message: `<${tag.name}> has no attribute ${attribute.name}`, hint: `write <${tag.name} />` };
    }
  },
};

/** A component's name begins with a capital letter. */
export const isHtml = (name: string): boolean => /^[a-z]/u.test(name) || /[.:-]/u.test(name);

/** Addresses outside the site, which words/external-url reports. Browsers ignore white space and control characters in a scheme. */
const OUTSIDE = /^(?:https?:|mailto:|\/\/)/iu;

const asBrowsersRead = (address: string): string => address.replace(/[\p{Cc}\s]/gu, "").replaceAll("\\", "/");

export const isOutside = (address: string): boolean => OUTSIDE.test(asBrowsersRead(address));

export const unsafeLink: DocumentRule = {
  id: "words/unsafe-link",
  forbids:
    "Links and pictures whose address is a program or data (javascript:, data: and every other scheme), or looks like another address than the one that browsers read.",
  wrong: "[Open](javascript:alert(1))",
  right: "[Open](/3dx)",
  *check(document) {
    for (const node of document.nodes) {
      if (node.type !== "link" && node.type !== "definition" && node.type !== "image") continue;
      if (node.url === "" || isOwnAddress(node.url)) continue;
      const scheme = /^[a-z][a-z0-9+.-]*(?=:)/iu.exec(asBrowsersRead(node.url))?.[0].toLowerCase();
      const isProgram = scheme !== undefined && !isOutside(node.url);
      if (!isProgram && !/[\p{Cc}\s\\]/u.test(node.url)) continue;
      yield {
        at: nodeSpan(document, node),
        message: isProgram
          ? `a ${scheme}: address is not allowed`
          : "this address contains a backslash, white space or a control character",
        hint: "link to a page of this site, or to a key of content/shared/links.yaml",
      };
    }
  },
};
