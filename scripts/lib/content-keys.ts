/** The keys that content defines: as TypeScript types, so that code with a wrong key does not compile, and as completion of editors. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Route, routesOf } from "#lib/routes.ts";
import type { KeyKind } from "#schemas/content-keys.ts";
import { Daws } from "#schemas/daw.ts";
import { Editions } from "#schemas/editions.ts";
import { Formats } from "#schemas/format.ts";
import { Links } from "#schemas/links.ts";
import { PageIndex } from "#schemas/page.ts";
import { ProductFacts } from "#schemas/product-facts.ts";
import { SupportIndex } from "#schemas/support.ts";
import { readContentAs } from "./content-files/content-file.ts";
import { putIfNew } from "./put-file.ts";

/** A JSON Schema to which the schemas of `schemas/json/` refer. */
export const KEY_SCHEMA = ".contentlayer/content-keys.json";
const DECLARATIONS = ".contentlayer/content-keys.d.ts";

type Keys = Record<KeyKind, readonly string[]>;

/**
 * Called after each compilation of content. Does not write an unchanged file.
 *
 * @throws ContentFileError when a file that defines keys is not in shape.
 */
export function writeContentKeys(content: string): void {
  const keys = readKeys(content);
  putIfNew(KEY_SCHEMA, keySchema(keys));
  putIfNew(DECLARATIONS, keyDeclarations(keys));
}

/**
 * Reads the keys of a content folder.
 *
 * @returns Each key once, sorted.
 * @throws ContentFileError when a file that defines keys is not in shape.
 */
export function readKeys(content: string): Keys {
  const shared = join(content, "shared");
  const files = readdirSync(join(shared, "products")).filter((file) => file.endsWith(".yaml"));
  const products = new Map(files.map((file) => [basename(file, ".yaml"), readContentAs(join(shared, "products", file), ProductFacts)]));
  const support = readContentAs(join(shared, "support.yaml"), SupportIndex).topics;
  const routes: Route[] = routesOf({ pages: readContentAs(join(shared, "pages.yaml"), PageIndex).pages, support, products });
  const names = join(shared, "editions.yaml");
  const once = (keys: Iterable<string>) => [...new Set(keys)].sort();
  return {
    edition: once([...products.values()].flatMap(({ editions }) => editions.map(({ key }) => key))),
    editionName: once(existsSync(names) ? readContentAs(names, Editions).editions.map(({ name }) => name) : []),
    link: once(Object.keys(readContentAs(join(shared, "links.yaml"), Links).links)),
    product: once(products.keys()),
    topic: once(support.map(({ id }) => id)),
    format: once(readContentAs(join(shared, "formats.yaml"), Formats).formats.map(({ name }) => name)),
    daw: once(readContentAs(join(shared, "daws.yaml"), Daws).daws.map(({ id }) => id)),
    article: once(support.flatMap(({ articles }) => articles.map(({ id }) => id))),
    path: once(routes.map(({ path }) => path)),
  };
}

/** @returns The text of the schema file: one definition for each kind of key. */
export function keySchema(keys: Keys): string {
  const definitions = Object.fromEntries(
    // JSON Schema has no empty list of values.
    Object.entries(keys).map(([kind, names]) => [kind, names.length === 0 ? { type: "string" } : { enum: names }]),
  );
  return `${JSON.stringify({ $comment: "Keys of content, for completion in editors. Written when content is compiled", definitions }, null, 2)}\n`;
}

/** @returns The declarations that schemas/content-keys.ts waits for. */
export function keyDeclarations({ edition, link, product, topic }: Keys): string {
  const fields = Object.entries({ edition, link, product, topic }).flatMap(([kind, keys]) =>
    // Where a key has one value only, the linter finds each comparison with it needless: the kind stays `string`. Topics are parts of message keys.
    keys.length < 2 && kind !== "topic" ? [] : [`    ${kind}: ${keys.map((key) => JSON.stringify(key)).join(" | ")};`],
  );
  return `// Written by scripts/lib/content-keys.ts when content is compiled.
export {};
declare module "../schemas/content-keys.ts" {
  interface ContentKeys {
${fields.join("\n")}
  }
}
`;
}
