/** Finds the schema of a field, by the field's path: for its description, its known keys and its kind. */
import type { z } from "zod";
import { LinkKey } from "#schemas/links.ts";
import { Dollars } from "#schemas/money.ts";
import type { Path } from "./yaml-file.ts";

type Schema = z.ZodType;
/** What zod keeps of a schema; the names differ by kind. */
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

function definition(schema: Schema): Definition {
  return schema.def;
}

/** The schema below optional, default, lazy and refined ones. */
export function bare(schema: Schema): Schema {
  const { type, innerType, getter, in: input } = definition(schema);
  if (innerType !== undefined) return bare(innerType);
  if (type === "lazy" && getter !== undefined) return bare(getter());
  return type === "pipe" && input !== undefined && !isMoney(schema) ? bare(input) : schema;
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

/** The author's manual for a field. */
export function findDescription(schema: Schema, path: Path): string | undefined {
  for (const found of listSchemasAt(schema, path)) {
    const description = found.description ?? bare(found).description;
    if (description !== undefined) return description;
  }
  return undefined;
}

/** What kind of value a field takes, in an author's words. */
export function findKind(schema: Schema, path: Path): string | undefined {
  const found = listSchemasAt(schema, path)[0];
  if (found === undefined) return undefined;
  return KINDS[definition(bare(found)).type];
}

const KINDS: Record<string, string> = { object: "group", record: "group", array: "list" };

/** Whether a schema is `Dollars`, however it is described: a description makes a copy, but the number inside stays the same. */
export function isMoney(schema: Schema): boolean {
  const { type, innerType, in: input } = definition(schema);
  if (innerType !== undefined) return isMoney(innerType);
  return type === "pipe" && input === definition(Dollars).in;
}

/** Whether a schema is `LinkKey`, or a union with it. A description makes a copy of the schema, but not of its definition. */
export function isLinkKey(schema: Schema): boolean {
  const found = bare(schema);
  return found.def === LinkKey.def || (definition(found).options ?? []).some(isLinkKey);
}
