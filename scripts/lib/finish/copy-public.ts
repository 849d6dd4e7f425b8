/** Copies public/ to the site: plain files of known kinds, and nothing else, whether or not the content was checked before. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "#scripts/lib/content-files/public-kinds.ts";
import { walkTree } from "#scripts/lib/content-files/walk-tree.ts";

/** Sources of product pictures are large, and a page need not show all of them. */
const PRODUCT_PICTURES = "images/products/";

/**
 * Copies every file below a folder, without following a link. Of the product pictures only those that a document names.
 *
 * @param from The folder `public`; may be absent.
 * @param to The folder of the site, which exists.
 * @param documents HTML of every document of the site.
 * @throws Error that names each link, special file, and file of an unknown kind. Nothing has been copied then.
 */
export function copyPublic(from: string, to: string, documents: Iterable<string>): void {
  const { files, irregular } = walkTree(from);
  const refused = [
    ...irregular.map(({ name, what }) => `${join(from, name)} ${what}`),
    ...files.filter((name) => kindOf(name) === undefined).map((name) => `${join(from, name)} is of no kind that is published`),
  ];
  if (refused.length > 0) throw new Error(`public/ is not copied:\n${refused.map((each) => `  ${each}`).join("\n")}`);
  const unused = findUnnamed(
    files.filter((name) => name.startsWith(PRODUCT_PICTURES)),
    documents,
  );
  for (const name of files) {
    if (!unused.has(name)) cpSync(join(from, name), join(to, name), { verbatimSymlinks: true });
  }
}

/** @returns The files that no document names, by their address or as a parameter of another address. */
function findUnnamed(files: readonly string[], documents: Iterable<string>): Set<string> {
  const unnamed = new Set(files);
  for (const html of documents) {
    for (const name of unnamed) {
      const address = `/${encodeURI(name)}`;
      if (html.includes(address) || html.includes(encodeURIComponent(address))) unnamed.delete(name);
    }
  }
  return unnamed;
}
