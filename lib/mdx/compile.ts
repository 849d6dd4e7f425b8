/** From MDX to the code that draws it. Words are data and not a program: what could run is refused here once more, after the checker. */
import { compileSync } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { rehypeData } from "./rehype-data.ts";
import { type Heading, rehypeHeadingIds } from "./rehype-heading-ids.ts";
import { rehypePictures, type SizeOfPicture } from "./rehype-pictures.ts";
import { rehypeSections } from "./rehype-sections.ts";
import { rehypeTables } from "./rehype-tables.ts";

export type CompiledWords = {
  /**
   * The body of a function whose first argument is React's JSX runtime with `useMDXComponents`, and that returns
   * `{ default: MDXContent }`; empty for an empty text.
   */
  body: string;
  /** In their order. */
  headings: readonly Heading[];
};

/**
 * Compiles the text of a content file.
 *
 * @param mdx The file's text below the front matter.
 * @param sizeOf Sizes of the pictures that it may show.
 * @throws when the MDX does not parse, or holds an import, an export or an expression.
 */
export function compileWords(mdx: string, sizeOf: SizeOfPicture = () => undefined): CompiledWords {
  if (mdx.trim() === "") return { body: "", headings: [] };
  const headings: Heading[] = [];
  const compiled = compileSync(mdx, {
    outputFormat: "function-body",
    providerImportSource: "@mdx-js/react",
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeData, [rehypeHeadingIds, headings], rehypeSlug, rehypeTables, [rehypePictures, sizeOf], rehypeSections],
  });
  return { body: String(compiled), headings };
}
