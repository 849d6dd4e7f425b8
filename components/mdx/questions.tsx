/** Questions and answers in words, as text: each section whose heading is the question. */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { Locale } from "#schemas/locale.ts";
import type { Question } from "#lib/structured-data/questions.ts";
import { contentOf } from "./words.tsx";

type Tag = ReactElement<{ children?: ReactNode }, string>;

/** `body` is from lib/mdx/compile.ts, `language` is the words' own. */
export function questionsOf(body: string, locale: Locale, language: Locale): Question[] {
  if (body === "") return [];
  const Content = contentOf({ body, language }, locale);
  return tagsOf(<Content />)
    .filter(({ type }) => type === "section")
    .flatMap(({ props }) => {
      const [heading, ...answer] = tagsOf(props.children);
      return heading?.type === "h2" && answer.length > 0 ? [{ question: textOf(heading), answer: answer.map(textOf).join(" ") }] : [];
    });
}

/** Draws components until only tags and texts are left. Those of words are pure: they can be called anywhere. */
function unfold(node: ReactNode): (Tag | string)[] {
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(unfold);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  if (typeof node.type === "string") return [node as Tag];
  return unfold(typeof node.type === "function" ? (node.type as (props: object) => ReactNode)(node.props) : node.props.children);
}

/** The outermost tags of words. */
export const tagsOf = (node: ReactNode): Tag[] => unfold(node).filter((part) => typeof part !== "string");
const textOf = (node: ReactNode): string =>
  unfold(node)
    .map((part) => (typeof part === "string" ? part : textOf(part.props.children)))
    .join("");
