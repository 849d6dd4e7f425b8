/** The keys that content defines, for the completion of editors: `schemas/json/keys.json`, to which the schemas of entities refer. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Route, routesOf } from "#lib/routes.ts";
import type { KeyKind } from "#schemas/content-keys.ts";
import { Daws } from "#schemas/daw.ts";
import { Links } from "#schemas/links.ts";
import { PageIndex } from "#schemas/page.ts";
import { ProductFacts } from "#schemas/product-facts.ts";
import { SupportIndex } from "#schemas/support.ts";
import { readContentAs } from "#scripts/lib/content-files/content-file.ts";
import { putIfNew } from "#scripts/lib/put-file.ts";

export const KEY_SCHEMA = "schemas/json/keys.json";

/**
 * Reads the keys of a content folder.
 *
 * @throws ContentFileError when a file that defines keys is not in shape.
 */
export function readKeys(content: string): Record<KeyKind, string[]> {
  const shared = join(content, "shared");
  const files = readdirSync(join(shared, "products")).filter((file) => file.endsWith(".yaml"));
  const products = new Map(files.map((file) => [basename(file, ".yaml"), readContentAs(join(shared, "products", file), ProductFacts)]));
  const support = readContentAs(join(shared, "support.yaml"), SupportIndex).topics;
  const routes: Route[] = routesOf({ pages: readContentAs(join(shared, "pages.yaml"), PageIndex).pages, support, products });
  return {
    edition: [...products.values()].flatMap(({ editions }) => editions.map(({ key }) => key)),
    link: Object.keys(readContentAs(join(shared, "links.yaml"), Links).links),
    product: [...products.keys()],
    daw: readContentAs(join(shared, "daws.yaml"), Daws).daws.map(({ id }) => id),
    article: support.flatMap(({ articles }) => articles.map(({ id }) => id)),
    path: routes.map(({ path }) => path),
  };
}

/** @returns The text of the schema file: one definition for each kind of key. */
export function keySchemaText(keys: Record<KeyKind, readonly string[]>): string {
  const definitions = Object.fromEntries(
    // JSON Schema has no empty list of values.
    Object.entries(keys).map(([kind, names]) => [kind, names.length === 0 ? { type: "string" } : { enum: [...new Set(names)].sort() }]),
  );
  const $comment = "Keys of content/, for completion in editors. Written when content is compiled, and by npm run generate:schemas";
  return `${JSON.stringify({ $comment, definitions }, null, 2)}\n`;
}

/**
 * Writes the keys of a content folder into the project's schemas.
 *
 * @param project The folder that contains schemas/.
 * @throws ContentFileError when a file that defines keys is not in shape.
 */
export function writeKeySchema(content: string, project = "."): void {
  putIfNew(join(project, KEY_SCHEMA), keySchemaText(readKeys(content)));
}
