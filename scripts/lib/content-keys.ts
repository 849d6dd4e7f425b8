/** Writes the keys that content defines as TypeScript declarations, so that code which names a wrong one does not compile. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { readContentData } from "./content-files/content-file.ts";
import { putIfNew } from "./put-file.ts";

const DECLARATIONS = ".contentlayer/content-keys.d.ts";

/**
 * Called after each compilation of content, which has validated the files. Does not write an unchanged file.
 *
 * @param content The content folder.
 * @param project The folder that contains .contentlayer/.
 */
export function writeContentKeys(content: string, project = "."): void {
  const read = (file: string) => readContentData(join(content, "shared", file));
  const files = readdirSync(join(content, "shared/products")).filter((file) => file.endsWith(".yaml"));
  const products = files.map((file) => read(join("products", file)) as { editions: { key: string }[] });
  const { links } = read("links.yaml") as { links: Record<string, string> };
  const text = declarationsOf({
    edition: products.flatMap(({ editions }) => editions.map(({ key }) => key)),
    link: Object.keys(links),
    product: files.map((file) => basename(file, ".yaml")),
  });
  putIfNew(join(project, DECLARATIONS), text);
}

function declarationsOf(kinds: Record<string, readonly string[]>): string {
  const fields = Object.entries(kinds).map(([kind, keys]) => {
    const union = [...new Set(keys)].sort().map((key) => JSON.stringify(key));
    return `    ${kind}: ${union.length === 0 ? "never" : union.join(" | ")};`;
  });
  return `// Written by scripts/lib/content-keys.ts when content is compiled.
export {};
declare module "../schemas/content-keys.ts" {
  interface ContentKeys {
${fields.join("\n")}
  }
}
`;
}
