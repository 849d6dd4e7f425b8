/** Writes the keys that content defines as TypeScript declarations, so that code which names a wrong one does not compile. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";

const DECLARATIONS = ".contentlayer/content-keys.d.ts";

/**
 * Runs after each compilation of content, which has refused files that are not in shape. Writes only what is new.
 *
 * @param content The content folder.
 * @param project The folder that holds .contentlayer/.
 */
export function writeContentKeys(content: string, project = "."): void {
  const read = (file: string): unknown => parse(readFileSync(join(content, "shared", file), "utf8"));
  const files = readdirSync(join(content, "shared/products")).filter((file) => file.endsWith(".yaml"));
  const products = files.map((file) => read(join("products", file)) as { editions: { key: string }[] });
  const { links } = read("links.yaml") as { links: Record<string, string> };
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
