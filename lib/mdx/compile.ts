/** From MDX to the code that draws it. Words are data and not a program: what could run is refused here once more, after the checker. */
import { compileSync } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Locale } from "#schemas/locale.ts";
import { rehypeData } from "./rehype-data.ts";
import { rehypeHeadingIds } from "./rehype-heading-ids.ts";
import { rehypeKeepTogether } from "./rehype-keep-together.ts";
import { rehypeSections } from "./rehype-sections.ts";

/**
 * Compiles the body of a content file.
 *
 * @param mdx The file's text below the front matter.
 * @param locale The language of the text, whose words are kept together in its own way.
 * @returns The body of a function whose first argument is React's JSX runtime with `useMDXComponents`, and that returns
 *   `{ default: MDXContent }`; empty for an empty body.
 * @throws when the MDX does not parse, or holds an import, an export or an expression.
 */
export function compileWords(mdx: string, locale: Locale): string {
  if (mdx.trim() === "") return "";
  const compiled = compileSync(mdx, {
    outputFormat: "function-body",
    providerImportSource: "@mdx-js/react",
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeData, rehypeHeadingIds, rehypeSlug, rehypeSections, [rehypeKeepTogether, locale]],
  });
  return String(compiled);
}
