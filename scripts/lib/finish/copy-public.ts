/** Copies public/ to the site: plain files of known kinds, and nothing else, whether or not the content was checked before. */
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
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
export function copyPublic(from: string, to: string, documents: readonly string[]): void {
  const { files, irregular } = walkTree(from);
  const refused = [
    ...irregular.map(({ name, what }) => `${join(from, name)} ${what}`),
    ...files.filter((name) => kindOf(name) === undefined).map((name) => `${join(from, name)} is of no kind that is published`),
  ];
  if (refused.length > 0) throw new Error(`public/ is not copied:\n${refused.map((each) => `  ${each}`).join("\n")}`);
  for (const name of files) {
    if (name.startsWith(PRODUCT_PICTURES) && !isNamed(name, documents)) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(from, name), join(to, name), { verbatimSymlinks: true });
  }
}

/** Whether a document names a file, by its address or as a parameter of another address. */
function isNamed(name: string, documents: readonly string[]): boolean {
  const address = `/${encodeURI(name)}`;
  const names = [address, encodeURIComponent(address)];
  return documents.some((html) => names.some((each) => html.includes(each)));
}
