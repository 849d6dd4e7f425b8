import { compileSync } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { rehypeData } from "./rehype-data.ts";
import { type Heading, rehypeHeadingIds } from "./rehype-heading-ids.ts";
import { type Question, rehypeQuestions } from "./rehype-questions.ts";
import { rehypeSections } from "./rehype-sections.ts";

export type CompiledBody = {
  /**
   * The body of a function whose first argument is React's JSX runtime and that returns `{ default: MDXContent }`. Empty for an empty
   * text.
   */
  body: string;
  /** In the order of the text. */
  headings: readonly Heading[];
  /** Each section whose heading asks a question, if they were asked for. */
  questions?: readonly Question[];
};

/**
 * Compiles the text of a content file. Content is data and not a program: this refuses again what the checker refuses.
 *
 * @param mdx The file's text below the front matter.
 * @param withQuestions Whether to extract the text of its sections as questions and answers, for structured data.
 * @throws if the MDX does not parse, or holds an import, an export or an expression.
 */
export function compileBody(mdx: string, withQuestions = false): CompiledBody {
  const headings: Heading[] = [];
  const questions: Question[] = [];
  const compile = () =>
    compileSync(mdx, {
      outputFormat: "function-body",
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeData, [rehypeHeadingIds, headings], rehypeSlug, rehypeSections, [rehypeQuestions, questions]],
    });
  const body = mdx.trim() === "" ? "" : String(compile());
  return { body, headings, ...(withQuestions ? { questions } : {}) };
}
