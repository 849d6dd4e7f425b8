/** Contentlayer's field definitions, derived from the zod schemas so that nothing is written twice. */
import type { FieldDefs } from "contentlayer2/source-files";
import type { z } from "zod";

type JsonSchema = { type?: string; enum?: string[] };

/**
 * Contentlayer's fields for one schema. Plain values keep their type; whatever is nested is `json`, because its shape
 * has been checked by then and `lib/content` reads it through the same schema.
 */
export function fieldsOf(schema: z.ZodObject): FieldDefs {
  const json = schema.toJSONSchema({ io: "input", unrepresentable: "any" }) as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  const required = new Set(json.required);
  return Object.fromEntries(
    Object.entries(json.properties).map(([name, property]) => [name, { ...typeOf(property), required: required.has(name) }]),
  );
}

function typeOf(property: JsonSchema): { type: "enum"; options: string[] } | { type: "string" | "number" | "boolean" | "json" } {
  if (property.type === "string" && property.enum !== undefined) return { type: "enum", options: property.enum };
  if (property.type === "integer") return { type: "number" };
  if (property.type === "string" || property.type === "number" || property.type === "boolean") return { type: property.type };
  return { type: "json" };
}
