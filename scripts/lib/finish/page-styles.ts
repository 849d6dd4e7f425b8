/** Makes a stylesheet for each kind of page, with the rules that its pages and their islands can use. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { STYLESHEET_PLACE } from "#lib/document-places.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import type { PageKind } from "./page-kind.ts";
import { pruneStyles } from "./prune-styles.ts";
import { styleNames } from "./style-names.ts";

/** The folder of Next's stylesheet. The new ones are in the same folder, because their addresses of fonts are relative. */
const FOLDER = "_next/static/chunks";
/** The folder of Next's fonts. It marks those that pages load at once. */
const FONTS = "_next/static/media";
const FIRST_FONT = /\.p\.[\w-]+\.woff2$/u;
const PLACE = `<link rel="stylesheet" href="${STYLESHEET_PLACE}"/>`;

export type StyledDocument = { kind: PageKind; html: string };

/**
 * Writes a stylesheet for each kind of page into the site, and removes Next's own. The result does not depend on the order of the
 * documents.
 *
 * @param site Folder of the site, with Next's stylesheet in it.
 * @param documents Every document of the site.
 * @param islandCode Program text of each island by its name, from `bundleIslands`.
 * @param added HTML that is added to documents later, such as the tags of line ends.
 * @returns A function that gives a document the links to its kind's stylesheet and to the first fonts, and how many stylesheets there are.
 * @throws when Next wrote no stylesheet, or several whose order would matter, or a document has an island without code.
 */
export function writePageStyles(
  site: string,
  documents: Iterable<StyledDocument>,
  islandCode: ReadonlyMap<string, string>,
  added = "",
): { withPageStyles: (document: StyledDocument) => string; sheets: number } {
  const folder = join(site, FOLDER);
  mkdirSync(folder, { recursive: true });
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const css = joinSheets(sheets.map((name) => readFileSync(join(folder, name), "utf8")));

  const fonts = readdirSync(join(site, FONTS)).filter((name) => FIRST_FONT.test(name));
  if (fonts.length === 0) throw new Error("Next marked no font as one that pages load at once");
  const preloads = fonts
    .map((name) => `<link rel="preload" href="/${FONTS}/${name}" as="font" crossorigin="" type="font/woff2"/>`)
    .join("");

  const addresses = new Map<PageKind, string>();
  for (const [kind, ofKind] of groupBy(documents, (document) => document.kind)) {
    const pruned = pruneStyles(css, styleNames(htmlOf(ofKind, added), islandCode));
    const hash = createHash("sha256").update(pruned).digest("hex").slice(0, 12);
    const name = `${kind}-${hash}.css`;
    writeFileSync(join(folder, name), pruned);
    addresses.set(kind, `/${FOLDER}/${name}`);
  }
  for (const name of sheets) rmSync(join(folder, name));

  const withPageStyles = ({ kind, html }: StyledDocument) => {
    if (!html.includes(PLACE)) throw new Error(`a ${kind} page has no place for its stylesheet`);
    return html.replace(PLACE, `${preloads}<link rel="stylesheet" href="${addresses.get(kind) ?? ""}"/>`);
  };
  return { withPageStyles, sheets: addresses.size };
}

/** Next writes the fonts into a file of their own when the rules have grown. The rules are in layers; fonts have none, and no order. */
function joinSheets(sheets: readonly string[]): string {
  const rules = sheets.filter((css) => css.includes("@layer"));
  if (sheets.length === 0 || rules.length > 1) throw new Error(`Next wrote rules into ${rules.length} stylesheets, not into one`);
  return [...sheets.filter((css) => !rules.includes(css)), ...rules].join("");
}

/** Gives the documents' HTML one by one, so that those of a large site are not in memory together. */
export function* htmlOf(documents: Iterable<StyledDocument>, first?: string): Generator<string> {
  if (first !== undefined) yield first;
  for (const { html } of documents) yield html;
}
