/** words/…: a body holds no code. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { isOwnAddress } from "#lib/own-address.ts";
import { MDX_HTML } from "#schemas/mdx-components.ts";
import { nodesOf, rangeOf } from "#scripts/lib/check/mdx-nodes.ts";
import type { DocumentRule, Finding } from "#scripts/lib/check/rule.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Every tag of a body. */
export function listTags(document: ParsedDocument): Jsx[] {
  const nodes = document.body === undefined ? [] : [...nodesOf(document.body.root)];
  return nodes.filter((node): node is Jsx => node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement");
}

/** Findings for the nodes of one type that `describe` finds fault with. */
const find = (
  document: ParsedDocument,
  type: string,
  describe: (text: string) => Pick<Finding, "message" | "hint"> | undefined,
): Finding[] =>
  (document.body === undefined ? [] : [...nodesOf(document.body.root)]).flatMap((node) => {
    const fault = node.type === type ? describe("value" in node ? node.value : "") : undefined;
    return fault === undefined ? [] : [{ at: spanOf(document, ...rangeOf(node)), ...fault }];
  });

export const noImport: DocumentRule = {
  id: "words/no-import",
  forbids: "`import` and `export`: a body is data and not a program.",
  wrong: 'import { Chart } from "./chart.tsx"',
  right: "Use the components of schemas/mdx-components.ts, which need no import.",
  check: (document) =>
    find(document, "mdxjsEsm", (code) => ({
      message: `${/^\s*(\w+)/u.exec(code)?.[1] ?? "this"} is code`,
      hint: "remove it: components need no import",
    })),
};

/** Only comments. A comment ends at its first closing mark; anything after it would be code. */
const ONLY_COMMENTS = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/u;

export const noExpression: DocumentRule = {
  id: "words/no-expression",
  forbids: "Expressions in braces, in the text and as the value of an attribute. A comment, `{/* … */}`, is allowed.",
  wrong: 'It costs {prices.monoLow}. <Price of={"monoLow"} />',
  right: 'It costs <Price of="monoLow" />.',
  check: (document) => {
    const describe = (code: string) =>
      ONLY_COMMENTS.test(code)
        ? undefined
        : { message: `{${code.slice(0, 40)}} is code`, hint: "write \\{ for a brace, or a component for a fact" };
    const attributes = listTags(document).flatMap((tag) =>
      tag.attributes.flatMap((attribute): Finding[] => {
        const at = spanOf(document, ...rangeOf(attribute));
        if (attribute.type === "mdxJsxExpressionAttribute")
          return [{ at, message: `{${attribute.value}} sets attributes by code`, hint: 'write each one as name="value"' }];
        if (typeof attribute.value !== "object" || attribute.value === null || isHandler(attribute.name)) return [];
        return [
          { at, message: `${attribute.name} has an expression as its value`, hint: `write ${attribute.name}="…" with the value itself` },
        ];
      }),
    );
    return [...find(document, "mdxFlowExpression", describe), ...find(document, "mdxTextExpression", describe), ...attributes];
  },
};

const isHandler = (name: unknown) => typeof name === "string" && /^on[A-Za-z]/u.test(name);

export const noHandler: DocumentRule = {
  id: "words/no-handler",
  forbids: "Event handlers such as onClick.",
  wrong: '<Note onClick="alert(1)">Save first.</Note>',
  right: "<Note>\n  Save first.\n</Note>",
  check: (document) =>
    listTags(document).flatMap((tag) =>
      tag.attributes.flatMap((attribute) =>
        attribute.type === "mdxJsxAttribute" && isHandler(attribute.name)
          ? [
              {
                at: spanOf(document, ...rangeOf(attribute as never)),
                message: `${attribute.name} is an event handler`,
                hint: "remove it: a body holds no code",
              },
            ]
          : [],
      ),
    ),
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
  check: (document) =>
    listTags(document).flatMap((tag) => {
      const { name } = tag;
      if (name !== null && !isHtml(name)) return [];
      if (name !== null && MDX_HTML.includes(name)) {
        return tag.attributes.flatMap((attribute): Finding[] =>
          attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object" || isHandler(attribute.name)
            ? []
            : [
                {
                  at: spanOf(document, ...rangeOf(attribute)),
                  message: `<${name}> has no attribute ${attribute.name}`,
                  hint: `write <${name} />`,
                },
              ],
        );
      }
      const [start] = rangeOf(tag);
      const at = spanOf(document, start, start + 1 + (name?.length ?? 0));
      return [
        {
          at,
          message: name === null ? "<> is a piece of code" : `<${name}> is HTML`,
          hint: INSTEAD[name ?? ""] ?? "write Markdown, or a component of schemas/mdx-components.ts",
        },
      ];
    }),
};

/** A component's name begins with a capital letter. */
export function isHtml(name: string): boolean {
  return /^[a-z]/u.test(name) || /[.:-]/u.test(name);
}

/** Addresses outside the site, which words/external-url reports. Browsers ignore white space and control characters in a scheme. */
const OUTSIDE = /^(?:https?:|mailto:|\/\/)/iu;

/** An address as browsers read it. */
export function asBrowsersRead(address: string): string {
  return address.replace(/[\p{Cc}\s]/gu, "").replaceAll("\\", "/");
}

export function isOutside(address: string): boolean {
  return OUTSIDE.test(asBrowsersRead(address));
}

export const unsafeLink: DocumentRule = {
  id: "words/unsafe-link",
  forbids:
    "Links and pictures whose address is a program or data (javascript:, data: and every other scheme), or looks like another address than the one that browsers read.",
  wrong: "[Open](javascript:alert(1))",
  right: "[Open](/3dx)",
  check: (document) =>
    (document.body === undefined ? [] : [...nodesOf(document.body.root)]).flatMap((node) => {
      if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return [];
      if (node.url === "" || isOwnAddress(node.url)) return [];
      const scheme = /^[a-z][a-z0-9+.-]*(?=:)/iu.exec(asBrowsersRead(node.url))?.[0].toLowerCase();
      const isStrange = /[\p{Cc}\s\\]/u.test(node.url);
      if (!isStrange && (scheme === undefined || isOutside(node.url))) return [];
      return [
        {
          at: spanOf(document, ...rangeOf(node)),
          message:
            scheme === undefined || isOutside(node.url)
              ? "this address contains a backslash, white space or a control character"
              : `a ${scheme}: address is not allowed`,
          hint: "link to a page of this site, or to a key of content/shared/links.yaml",
        },
      ];
    }),
};
