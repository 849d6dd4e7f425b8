/** VS Code snippets with the front matter of each kind of MDX file: no YAML extension reads schemas within MDX files (docs/editors.md). */
import type { Entity } from "#schemas/entities.ts";
import { entitySchema, type JsonSchema } from "./entity-schema.ts";

type Snippet = { scope: "mdx"; prefix: string; description: string; body: string };

/** @returns By title. The prefix is the folder of the files: `support`, `products`. */
export function frontMatterSnippets(entities: readonly Entity[]): Record<string, Snippet> {
  return Object.fromEntries(
    entities
      .filter(({ files }) => files.endsWith(".mdx"))
      .map((entity): [string, Snippet] => {
        const folder = entity.files.split("/")[1] ?? entity.name;
        const description = `Front matter of content/${entity.files}: ${(entitySchema(entity).required ?? []).join(", ")}`;
        return [
          `front matter: ${folder}`,
          { scope: "mdx", prefix: folder, description, body: ["---", ...bodyOf(entity), "---", "", "$0"].join("\n") },
        ];
      }),
  );
}

/** One line for each field that must be there, with its description to write over. */
function bodyOf(entity: Entity): string[] {
  let place = 0;
  const line = (name: string, schema: JsonSchema, indent: string): string[] => {
    const inner = schema.additionalProperties;
    // Entries under keys of content: one entry shows the form.
    if (typeof inner === "object")
      return [`${indent}${name}:`, ...line("key", { description: schema.description, ...inner }, `${indent}  `)];
    const children = groupOf(schema);
    if (children !== undefined) return [`${indent}${name}:`, ...fieldsOf(children, indent, schema.type === "array")];
    place += 1;
    const value = `\${${place}:${(schema.description ?? name).replace(/[\\$}]/gu, "\\$&")}}`;
    return schema.type === "array" ? [`${indent}${name}:`, `${indent}  - "${value}"`] : [`${indent}${name}: "${value}"`];
  };
  const fieldsOf = ({ properties, required }: JsonSchema, indent: string, isList: boolean): string[] => {
    const lines = Object.entries(properties ?? {})
      .filter(([name]) => required?.includes(name))
      .flatMap(([name, schema]) => line(name, schema as JsonSchema, `${indent}${isList ? "    " : "  "}`));
    return isList ? lines.map((text, index) => (index === 0 ? `${indent}  - ${text.trimStart()}` : text)) : lines;
  };
  return fieldsOf(entitySchema(entity), "  ", false).map((text) => text.slice(4));
}

/** The schema of a group of fields, or of the groups in a list; undefined for plain values. */
function groupOf(schema: JsonSchema): JsonSchema | undefined {
  const inner = schema.type === "array" ? (schema.items as JsonSchema) : schema;
  return inner.properties === undefined ? undefined : inner;
}
