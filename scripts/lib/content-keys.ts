/** Declares the keys that content defines as TypeScript types, so that code with a wrong key does not compile. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";

const PRODUCTS = "content/shared/products";
const LINKS = "content/shared/links.yaml";
const DECLARATIONS = ".contentlayer/content-keys.d.ts";

/**
 * Called after each compilation of content, which has validated the files. Does not write an unchanged file.
 *
 * @param project The folder that contains content/ and .contentlayer/.
 */
export function writeContentKeys(project = "."): void {
  const read = (file: string): unknown => parse(readFileSync(join(project, file), "utf8"));
  const files = readdirSync(join(project, PRODUCTS)).filter((file) => file.endsWith(".yaml"));
  const products = files.map((file) => read(join(PRODUCTS, file)) as { editions: { key: string }[] });
  const { links } = read(LINKS) as { links: Record<string, string> };
  const text = declarationsOf({
    edition: products.flatMap(({ editions }) => editions.map(({ key }) => key)),
    link: Object.keys(links),
    product: files.map((file) => basename(file, ".yaml")),
  });
  const target = join(project, DECLARATIONS);
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
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
