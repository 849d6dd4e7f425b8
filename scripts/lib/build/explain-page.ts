/** Why a page was rendered, and what it was made from: `npm run build -- --explain PATH`. */
import type { Page } from "./pages.ts";
import type { Rendering } from "./render-pages.ts";

/** @param path As visitors see it: `/en/pricing`. @returns Several lines of text. */
export function explainPage(path: string, pages: readonly Page[], { entries, reasons }: Rendering): string {
  const page = pages.find(({ publicPath }) => publicPath === path);
  const entry = page === undefined ? undefined : entries.get(page.nextPath);
  if (page === undefined || entry === undefined)
    return `${path} is not a page of this site; write its path as visitors see it, such as /en/pricing`;
  const reason = reasons.get(page.nextPath);
  return [
    reason === undefined
      ? `${path} is reused from an earlier build, which rendered it because:`
      : `${path} was rendered in this build because:`,
    `  ${entry.reason}`,
    `It reads ${entry.reads.length} parts of content:`,
    ...[...entry.reads].sort().map((part) => `  ${part}`),
  ].join("\n");
}
