import { runSync } from "@mdx-js/mdx";
import type { MDXContent } from "mdx/types.js";
import * as jsxRuntime from "react/jsx-runtime";

/**
 * Runs the compiled body of a document.
 *
 * @param body From lib/mdx/compile.ts; not empty.
 * @returns A component; its property `components` says how Markdown elements and MDX components are drawn.
 */
export function runBody(body: string): MDXContent {
  return runSync(body, jsxRuntime).default;
}
