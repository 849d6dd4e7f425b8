/** The text of a rendered page by its weight for the search: title, description, headings and the rest. */
import { DomUtils, ElementType, parseDocument } from "htmlparser2";

type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

export type ReadPage = { title: string; lead: string; headings: string[]; body: string };

const HEADING = /^h[2-4]$/u;
const SILENT = new Set(["script", "style", "template", "nav", "button", "select", "svg"]);

/** @throws when the page has nothing that is marked for the search. */
export function readPage(html: string): ReadPage {
  const document = parseDocument(html);
  const main = DomUtils.findOne(({ attribs }) => "data-pagefind-body" in attribs, document.children);
  if (main === null) throw new Error("the page has no element with data-pagefind-body");
  const description = DomUtils.findOne(({ name, attribs }) => name === "meta" && attribs.name === "description", document.children);
  const page: ReadPage = { title: main.attribs["data-title"] ?? "", lead: description?.attribs.content ?? "", headings: [], body: "" };
  const body: string[] = [];
  const walk = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (node.type === ElementType.Text) body.push(node.data);
      if (!isTag(node) || isSilent(node)) continue;
      if (HEADING.test(node.name)) page.headings.push(DomUtils.textContent(node).trim());
      else walk(node.children);
      if (!INLINE.has(node.name)) body.push(" ");
    }
  };
  walk(main.children);
  page.body = body.join("").replace(/\s+/gu, " ").trim();
  return page;
}

const INLINE = new Set(["a", "abbr", "b", "bdi", "code", "em", "i", "mark", "span", "strong", "sub", "sup", "wbr"]);
const isTag = (node: ChildNode): node is Element => ElementType.isTag(node);
const isSilent = ({ name, attribs }: Element) => SILENT.has(name) || "data-pagefind-ignore" in attribs || "hidden" in attribs;
