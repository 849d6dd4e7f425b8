import type { Nodes, Root } from "hast";
import { MDX_HTML, MDX_WITH_CHILDREN } from "#schemas/mdx-components.ts";

/** Literal text, or an MDX component whose text depends on facts and on the language. */
export type TextPart = string | { component: string; props: Readonly<Record<string, string>> };

/** A section as question and answer: its heading, and the text below. */
export type Question = { question: readonly TextPart[]; answer: readonly TextPart[] };

/**
 * Extracts questions and answers: every section with a second-level heading and text below it. Runs after `rehypeSections`.
 *
 * @param questions Receives the questions in the order of the text.
 */
export function rehypeQuestions(questions: Question[]) {
  return (root: Root) => {
    for (const section of root.children) {
      const [heading, ...below] = "children" in section ? section.children : [];
      if (heading?.type !== "element" || heading.tagName !== "h2") continue;
      const answer = below
        .filter(({ type }) => type !== "text")
        .flatMap((node, index) => [...(index === 0 ? [] : [" "]), ...partsOf(node)]);
      if (answer.length > 0) questions.push({ question: partsOf(heading), answer });
    }
  };
}

function partsOf(node: Nodes): TextPart[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
    return "children" in node ? node.children.flatMap(partsOf) : [];
  const component = node.name ?? "";
  if (MDX_HTML.includes(component)) return [];
  if ((MDX_WITH_CHILDREN as readonly string[]).includes(component)) return node.children.flatMap(partsOf);
  const props = node.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string" ? [[attribute.name, attribute.value] as const] : [],
  );
  return [{ component, props: Object.fromEntries(props) }];
}
