/** From zod's issues to one issue for each mistake, by the kind of mistake. */
import type * as z from "zod";
import { findNearest } from "#scripts/lib/report/wording.ts";
import { listKnownKeys } from "./schema-walk.ts";
import { type Path, pointer, type YamlTree } from "#scripts/lib/content-files/yaml-file.ts";

type Kind = "missing" | "unknown" | "type" | "value" | "form" | "day" | "address" | "key";

export type SchemaIssue = {
  kind: Kind;
  path: Path;
  /** The schema's own message: what to write. unknown: that of the union, of which another alternative has the field. */
  advice?: string;
  /** type: what was expected. */
  expected?: string;
  /** value: the allowed values. unknown: the allowed keys. */
  allowed?: string[];
  /** unknown: the path of the number before it, whose comma made a field of its end. */
  numberBefore?: Path;
  /** form: a bound that was missed. */
  bound?: { of: string; atLeast?: number; above?: number; atMost?: number };
};

/** Stands for a message of zod, where the schema has none of its own. */
const NO_MESSAGE = "\u0001";

type Issue = z.core.$ZodIssue;

export function listSchemaIssues(schema: z.ZodType, tree: YamlTree): SchemaIssue[] {
  const result = schema.safeParse(tree.data, { error: () => NO_MESSAGE });
  if (result.success) return [];
  const found = result.error.issues.flatMap((issue) => translate(issue, [], schema, tree));
  return dropFollowing(dropMisspelt(found));
}

function translate(issue: Issue, above: Path, schema: z.ZodType, tree: YamlTree): SchemaIssue[] {
  const path = [...above, ...(issue.path as (string | number)[])];
  const advice = adviceOf(issue);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const field = [...path, key];
      return { kind: "unknown", path: field, allowed: listKnownKeys(schema, path), numberBefore: findNumberBefore(tree, field) };
    });
  }
  if (issue.code === "invalid_key") return [{ kind: "key", path, advice: issue.issues.map(adviceOf).find(Boolean) }];
  if (valueOf(tree.data, path) === undefined || valueOf(tree.data, path) === null) return [{ kind: "missing", path, advice }];
  if (issue.code === "invalid_union") {
    // A union that is told apart by one field names that field's values instead of errors.
    if ("options" in issue && issue.options !== undefined) return [{ kind: "value", path, allowed: issue.options.map(String), advice }];
    return foldUnion(issue, path, schema, tree);
  }
  if (issue.code === "invalid_type") return [{ kind: "type", path, expected: issue.expected, advice }];
  if (issue.code === "invalid_value") return [{ kind: "value", path, allowed: issue.values.map(String), advice }];
  if (issue.code === "invalid_format" && issue.format === "date") return [{ kind: "day", path, advice }];
  if (issue.code === "invalid_format" && issue.format === "url") return [{ kind: "address", path, advice }];
  if (issue.code === "too_small") return [{ kind: "form", path, bound: lowerBound(issue), advice }];
  if (issue.code === "too_big") return [{ kind: "form", path, bound: { of: issue.origin, atMost: Number(issue.maximum) }, advice }];
  return [{ kind: "form", path, advice }];
}

const lowerBound = ({ origin, minimum, inclusive }: Extract<Issue, { code: "too_small" }>): SchemaIssue["bound"] =>
  inclusive === false ? { of: origin, above: Number(minimum) } : { of: origin, atLeast: Number(minimum) };

/** `{ list: 1,348.00 }` is a list of 1 and a field 348.00 to YAML. */
function findNumberBefore({ positions, scalars }: YamlTree, path: Path): Path | undefined {
  const [start] = positions[pointer(path)] ?? [0];
  if (!/^\d+(?:\.\d+)?$/u.test(String(path.at(-1)))) return undefined;
  return scalars.find(({ value, end }) => typeof value === "number" && (start === end + 1 || start === end + 2))?.path;
}

/** Of a union, only the alternative that the data are nearest to is reported. */
function foldUnion(issue: Extract<Issue, { code: "invalid_union" }>, path: Path, schema: z.ZodType, tree: YamlTree): SchemaIssue[] {
  const alternatives = issue.errors.map((branch) => branch.flatMap((inner) => translate(inner, path, schema, tree)));
  const deep = alternatives.filter(
    (alternative) => !alternative.some((found) => found.kind === "type" && pointer(found.path) === pointer(path)),
  );
  const nearest = deep.toSorted((a, b) => cost(a) - cost(b))[0];
  if (nearest !== undefined) {
    const advice = adviceOf(issue);
    return nearest.map((found) => (found.kind === "unknown" && advice !== undefined ? { ...found, advice } : found));
  }
  const expected = alternatives.flat().flatMap((found) => found.expected ?? []);
  return [{ kind: "type", path, expected: [...new Set(expected)].join(" or "), advice: adviceOf(issue) }];
}

/** An unknown key is a stronger sign than a value out of bounds that another alternative was meant. */
function cost(alternative: readonly SchemaIssue[]): number {
  return alternative.reduce((sum, { kind }) => sum + (kind === "unknown" ? 3 : kind === "missing" ? 2 : 1), 0);
}

const adviceOf = ({ message }: Issue): string | undefined => (message === NO_MESSAGE ? undefined : message);

/** The name and value of a key such as `list:98.00` or `list：98.00`, which YAML takes for a name as a whole; undefined when it is none. */
export function splitJoined(key: string, allowed: readonly string[]): { name: string; colon: string; value: string } | undefined {
  const [, name = "", colon = "", value = ""] = /^([^\s:：]+) *([:：])\s*(.+)$/u.exec(key) ?? [];
  return allowed.includes(name) ? { name, colon, value } : undefined;
}

/** A misspelt field is one mistake, not an unknown field and a missing one. */
function dropMisspelt(issues: SchemaIssue[]): SchemaIssue[] {
  const meant = new Set(
    issues.flatMap(({ kind, path, allowed = [] }) => {
      const key = String(path.at(-1));
      const name = kind === "unknown" ? (splitJoined(key, allowed)?.name ?? findNearest(key, allowed)) : undefined;
      return name === undefined ? [] : [pointer([...path.slice(0, -1), name])];
    }),
  );
  return issues.filter(({ kind, path }) => kind !== "missing" || !meant.has(pointer(path)));
}

/** Drops comparisons with another field where the value itself is wrong. */
function dropFollowing(issues: SchemaIssue[]): SchemaIssue[] {
  return issues.filter(
    ({ kind, path }, index) => kind !== "form" || !issues.slice(0, index).some((before) => pointer(before.path) === pointer(path)),
  );
}

export function valueOf(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}
