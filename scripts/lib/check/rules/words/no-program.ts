/** words/…: a translator's pull request is data, not code. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { isOwnAddress } from "#lib/own-address.ts";
import { MDX_HTML } from "#schemas/mdx-components.ts";
import { nodesOf, rangeOf } from "#scripts/lib/check/mdx-file.ts";
import type { Finding } from "#scripts/lib/check/problem.ts";
import { type ParsedDocument, spanOf } from "#scripts/lib/check/read-document.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Every tag of a body. */
export function listTags(document: ParsedDocument): Jsx[] {
  const nodes = document.body === undefined ? [] : [...nodesOf(document.body.root)];
  return nodes.filter((node): node is Jsx => node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement");
}

const find = (document: ParsedDocument, type: string, say: (text: string) => Pick<Finding, "message" | "hint"> | undefined): Finding[] =>
  (document.body === undefined ? [] : [...nodesOf(document.body.root)]).flatMap((node) => {
    const said = node.type === type ? say("value" in node ? node.value : "") : undefined;
    return said === undefined ? [] : [{ at: spanOf(document, ...rangeOf(node)), ...said }];
  });

export const noImport: DocumentRule = {
  id: "words/no-import",
  forbids: "`import` and `export`: words are data and not a program.",
  wrong: 'import { Chart } from "./chart.tsx"',
  right: "Use the components that every text has; schemas/mdx-components.ts lists them.",
  check: (document) =>
    find(document, "mdxjsEsm", (code) => ({
      message: `${/^\s*(\w+)/u.exec(code)?.[1] ?? "this"} is code`,
      hint: "remove it: the components that words may use are there already",
    })),
};

/** A comment ends at its first closing mark: what follows would be code. */
const ONLY_COMMENTS = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/u;

export const noExpression: DocumentRule = {
  id: "words/no-expression",
  forbids: "Expressions in braces, in the text and as the value of an attribute. A comment, `{/* … */}`, is none.",
  wrong: 'It costs {prices.monoLow}. <Price of={"monoLow"} />',
  right: 'It costs <Price of="monoLow" />.',
  check: (document) => {
    const say = (code: string) =>
      ONLY_COMMENTS.test(code)
        ? undefined
        : { message: `{${code.slice(0, 40)}} is code`, hint: "write \\{ for a brace, or a component for a fact" };
    const attributes = listTags(document).flatMap((tag) =>
      tag.attributes.flatMap((attribute): Finding[] => {
        const at = spanOf(document, ...rangeOf(attribute));
        if (attribute.type === "mdxJsxExpressionAttribute")
          return [{ at, message: `{${attribute.value}} hands over attributes by code`, hint: 'write each one as name="value"' }];
        if (typeof attribute.value !== "object" || attribute.value === null || isHandler(attribute.name)) return [];
        return [
          { at, message: `${attribute.name} has an expression as its value`, hint: `write ${attribute.name}="…" with the value itself` },
        ];
      }),
    );
    return [...find(document, "mdxFlowExpression", say), ...find(document, "mdxTextExpression", say), ...attributes];
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
                hint: "remove it: words do nothing by themselves",
              },
            ]
          : [],
      ),
    ),
};

const INSTEAD: Record<string, string> = {
  a: 'write [words](/path), or <External to="…">words</External>',
  b: "write **words**",
  strong: "write **words**",
  i: "write *words*",
  em: "write *words*",
  code: "write `words`",
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
  h2: "write ## words",
  h3: "write ### words",
};

export const noHtml: DocumentRule = {
  id: "words/no-html",
  forbids: `HTML tags, but for ${MDX_HTML.map((name) => `<${name} />`).join(", ")}: Markdown and our components say all that words need.`,
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
          hint: INSTEAD[name ?? ""] ?? "write Markdown, or one of the components for words",
        },
      ];
    }),
};

/** A component's name begins with a capital letter. */
export function isHtml(name: string): boolean {
  return /^[a-z]/u.test(name) || /[.:-]/u.test(name);
}

/** Addresses that are reported as ones outside the site. Browsers leave out white space and control letters when they read a scheme. */
const OUTSIDE = /^(?:https?:|mailto:|\/\/)/iu;

/** An address as a browser reads it. */
export function asBrowsersRead(address: string): string {
  return address.replace(/[\p{Cc}\s]/gu, "").replaceAll("\\", "/");
}

export function isOutside(address: string): boolean {
  return OUTSIDE.test(asBrowsersRead(address));
}

export const unsafeLink: DocumentRule = {
  id: "words/unsafe-link",
  forbids:
    "Links and pictures whose address is a program or data (javascript:, data: and every other scheme), or is written so that people read another address than browsers do.",
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
              ? "this address holds a back-slash, white space or a control letter"
              : `a ${scheme}: address is not allowed`,
          hint: "link to a page of this site, or to a key of content/shared/links.yaml",
        },
      ];
    }),
};
