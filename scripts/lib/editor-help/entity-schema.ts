/** The JSON Schema of an entity for YAML editors: descriptions, examples, completion of keys, and messages that say what to write. */
import * as z from "zod";
import type { Entity } from "#schemas/entities.ts";
import { KEY_SCHEMA } from "#scripts/lib/content-keys.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A text that no pattern accepts: the error that it causes is the schema's own message for a wrong value. */
const MATCHES_NOTHING = "\n";

/** @returns A schema in draft 7, which the YAML language server reads, of what an author writes. */
export function entitySchema({ name, files, schema }: Entity): JsonSchema {
  const { $schema, ...body } = z.toJSONSchema(schema, { io: "input", target: "draft-7", override });
  return {
    ...($schema === undefined ? {} : { $schema }),
    title: name,
    $comment: `Generated from schemas/ by npm run generate:schemas, for content/${files}`,
    ...body,
  };
}

function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const schema = zodSchema as unknown as z.ZodType;
  const { examples } = schema.meta() ?? {};
  // Zod leaves examples out where a schema transforms its input.
  if (examples !== undefined) jsonSchema.examples = examples as unknown[];
  if (jsonSchema.format === "uri") jsonSchema.pattern = "^https://";
  if (jsonSchema.pattern !== undefined) {
    jsonSchema.patternErrorMessage = schema.safeParse(MATCHES_NOTHING).error?.issues[0]?.message;
    // The pattern says the same, and its message says what to write.
    delete jsonSchema.format;
  }
  delete jsonSchema.unit;
  if (typeof jsonSchema.keyOf !== "string") return;
  // The keys are only suggested: one that content has defined since they were written is no error.
  const { type, pattern, patternErrorMessage, keyOf } = jsonSchema;
  jsonSchema.anyOf = [{ $ref: `../../${KEY_SCHEMA}#/definitions/${keyOf}` }, { type, pattern, patternErrorMessage }];
  for (const keyword of ["type", "pattern", "patternErrorMessage", "keyOf"]) Reflect.deleteProperty(jsonSchema, keyword);
}
