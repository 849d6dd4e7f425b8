/** Finds the schema of a field by its path: its description, its allowed keys and its type. */
import type * as z from "zod";
import { KEY_KINDS, type KeyKind } from "#schemas/content-keys.ts";
import type { Path } from "#scripts/lib/content-files/yaml-file.ts";

type Schema = z.ZodType;
/** Zod's definition of a schema; the properties depend on the type. */
type Definition = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  getter?: () => Schema;
  shape?: Record<string, Schema>;
  keyType?: Schema;
  valueType?: Schema;
  element?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
};

const definition = (schema: Schema): Definition => schema.def;

/** The schema below optional, default, lazy and refined ones. */
export function bare(schema: Schema): Schema {
  const { type, innerType, getter, in: input } = definition(schema);
  if (innerType !== undefined) return bare(innerType);
  if (type === "lazy" && getter !== undefined) return bare(getter());
  return type === "pipe" && input !== undefined ? bare(input) : schema;
}

/** Every schema that a path may lead to: several below a union. */
export function listSchemasAt(schema: Schema, path: Path): Schema[] {
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  const { shape, valueType, element, options } = definition(bare(schema));
  if (options !== undefined) return options.flatMap((option) => listSchemasAt(option, path));
  const next = element ?? valueType ?? (shape !== undefined && Object.hasOwn(shape, step) ? shape[step] : undefined);
  return next === undefined ? [] : listSchemasAt(next, rest);
}

/** The keys that may stand below a path; none when any may. */
export function listKnownKeys(schema: Schema, path: Path): string[] {
  return listSchemasAt(schema, path)
    .flatMap((found) => definition(bare(found)).options ?? [found])
    .flatMap((found) => {
      const { shape, keyType } = definition(bare(found));
      return Object.keys(shape ?? (keyType === undefined ? undefined : definition(bare(keyType)).entries) ?? {});
    });
}

export function findDescription(schema: Schema, path: Path): string | undefined {
  for (const found of listSchemasAt(schema, path)) {
    const description = found.description ?? bare(found).description;
    if (description !== undefined) return description;
  }
  return undefined;
}

/** Whether a field takes a group or a list; undefined for plain values. */
export function findKind(schema: Schema, path: Path): string | undefined {
  const found = listSchemasAt(schema, path)[0];
  if (found === undefined) return undefined;
  return KINDS[definition(bare(found)).type];
}

const KINDS: Record<string, string> = { object: "group", record: "group", array: "list" };

/** Whether a schema is `Amount`. */
export const isMoney = (schema: Schema): boolean => metaOf(schema, "unit") === "money";

/** The kind of key that a schema takes; undefined when its values are no keys. */
export function findKeyKind(schema: Schema): KeyKind | undefined {
  const kind = metaOf(schema, "keyOf");
  return KEY_KINDS.find((known) => known === kind) ?? definition(bare(schema)).options?.map(findKeyKind).find(Boolean);
}

/** Metadata of a schema, also when it is optional or has a default. */
function metaOf(schema: Schema, name: "keyOf" | "unit"): unknown {
  const { innerType } = definition(schema);
  return schema.meta()?.[name] ?? (innerType && metaOf(innerType, name));
}
