/** Contentlayer's field definitions, derived from the zod schemas. */
import type { FieldDefs } from "contentlayer2/source-files";
import type * as z from "zod";

type JsonSchema = { type?: string; enum?: string[] };

/** @returns Contentlayer's fields for one schema. Nested values are `json`: the content check has checked their shape. */
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
