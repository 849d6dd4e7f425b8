/** shape/…: fields that the schema of the file does not allow. */
import { requireEntity } from "#scripts/lib/check/place.ts";
import { keyAt, valueAt } from "#scripts/lib/check/positions.ts";
import type { DocumentRule, Finding, Span } from "#scripts/lib/check/rule.ts";
import { didYouMean, firstSentence, listed } from "#scripts/lib/report/wording.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { splitJoined, valueOf, type SchemaIssue } from "#scripts/lib/check/schema-issues.ts";
import { findDescription, findKind, listSchemasAt } from "#scripts/lib/check/schema-walk.ts";
import type { Path } from "#scripts/lib/content-files/yaml-file.ts";

export function findingsOf(document: ParsedDocument, kind: SchemaIssue["kind"], find: (issue: SchemaIssue) => Finding): Finding[] {
  return document.issues.filter((issue) => issue.kind === kind).map(find);
}

/** The schema's description of a field, to follow "name". */
function descriptionOf({ place }: ParsedDocument, path: Path): string {
  const schema = place && requireEntity(place.entity).schema;
  const description = schema && findDescription(schema, path);
  if (description !== undefined) return `: ${firstSentence(description)}`;
  const kind = schema && findKind(schema, path);
  return kind === "list" ? ", a list" : kind === "group" ? ", with fields below it" : "";
}

/** A field as messages name it. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  return typeof last === "number" ? `item ${String(last + 1)} of ${String(path.at(-2) ?? "the list")}` : (last ?? "the file");
}

/** A field's name, with what it takes. */
function fieldToWrite(document: ParsedDocument, path: Path): string {
  const description = descriptionOf(document, path);
  const mayBeEmpty = isAllowed(document, path, []) && description.startsWith(": ");
  return mayBeEmpty ? `${nameOf(path)}: [] where there is none, or ${description.slice(2)}` : `${nameOf(path)}${description}`;
}

export const missingField: DocumentRule = {
  id: "shape/missing-field",
  forbids: "A field that must be there and is not, or has no value.",
  wrong: "name: 3DX",
  right: "name: 3DX\npath: /3dx",
  check: (document) =>
    findingsOf(document, "missing", ({ path, advice }) => {
      if (path.length === 0)
        return { at: firstField(document), message: "this file is empty", hint: advice ?? "write its fields; the editor suggests them" };
      const braces = onlyInBraces(document, path);
      if (braces !== undefined) return braces;
      const field = fieldToWrite(document, path);
      if (valueOf(document.tree?.data, path) === null)
        return { at: keyAt(document, ...path), message: `${nameOf(path)} has no value`, hint: advice ?? `write ${field}` };
      return {
        at: path.length === 1 ? firstField(document) : keyAt(document, ...path.slice(0, -1)),
        message: `the field ${nameOf(path)} is missing`,
        hint: advice ?? `add ${field}`,
      };
    }),
};

/** `hint: {day}` is a group with a field that has no value to YAML. */
function onlyInBraces(document: ParsedDocument, path: Path): Finding | undefined {
  const { file, start, end } = keyAt(document, ...path);
  const [open = "", close = ""] = [/\{\s*$/u.exec(document.text.slice(0, start))?.[0], /^\s*\}/u.exec(document.text.slice(end))?.[0]];
  if (open === "" || close === "") return undefined;
  const found = document.text.slice(start - open.length, end + close.length);
  return {
    at: { file, start: start - open.length, end: end + close.length },
    message: `${found} without quotes is a group of fields to YAML`,
    hint: `put the text in quotes: "${found}"`,
  };
}

/** The place of the first field, where a field that the whole file lacks is reported. */
function firstField({ file, text, tree }: ParsedDocument): Span {
  const start = tree?.start ?? 0;
  const line = /^[^\n:]*:?/u.exec(text.slice(start))?.[0] ?? "";
  return { file, start, end: start + line.length };
}

export const unknownField: DocumentRule = {
  id: "shape/unknown-field",
  forbids: "A field that the schema does not have: most often a typing error, and never read.",
  wrong: "chanels: { max: 24 }",
  right: "channels: { max: 24 }",
  check: (document) => {
    const found = findingsOf(document, "unknown", (issue) => {
      const { path, allowed = [], advice } = issue;
      const name = String(path.at(-1));
      const comma = commaInNumber(document, issue);
      if (comma !== undefined) return comma;
      const joined = splitJoined(name, allowed);
      if (joined !== undefined)
        return {
          at: keyAt(document, ...path),
          message:
            joined.colon === "：" ? "： is no colon to YAML" : "there is no space after this colon, so YAML takes all of it for a name",
          hint: `write ${joined.name}: ${joined.value}`,
        };
      if (allowed.includes(name)) {
        const beside = Object.keys(valueOf(document.tree?.data, path.slice(0, -1)) ?? {}).filter((other) => other !== name);
        return {
          at: keyAt(document, ...path),
          message: `${name} does not go with ${listed(beside)}`,
          hint: advice ?? "remove one of them",
        };
      }
      const otherwise = allowed.length > 10 ? "remove it" : `remove it, or use one of ${listed(allowed, "or")}`;
      return { at: keyAt(document, ...path), message: `there is no field ${name} here`, hint: didYouMean(name, allowed, otherwise) };
    });
    // Of 1,000,000.00, the first finding holds all that follows a comma.
    return found.filter(({ at }) => !found.some(({ at: other }) => other.start < at.start && at.end <= other.end));
  },
};

/** `{ list: 98,00 }` is a list of 98 and a field 00 to YAML; of three digits, the comma is one of thousands. */
function commaInNumber(document: ParsedDocument, { path, numberBefore }: SchemaIssue): Finding | undefined {
  if (numberBefore === undefined) return undefined;
  const { file, start: from, end: to } = valueAt(document, ...numberBefore);
  const { start, end } = keyAt(document, ...path);
  const [whole, rest] = [document.text.slice(from, to), document.text.slice(start, end)];
  const groups = /^(?:, ?\d{3})+(?:\.\d+)?(?!,?\d)/u.exec(document.text.slice(to))?.[0];
  const at = { file, start: from, end: groups === undefined ? end : to + groups.length };
  return groups !== undefined
    ? {
        at,
        message: `${whole}${groups} has a comma`,
        hint: `write ${whole}${groups.replaceAll(/, ?/gu, "")}: numbers have no comma between thousands`,
      }
    : { at, message: `${whole},${rest} has a decimal comma`, hint: `write ${whole}.${rest}: numbers have a point` };
}

export const badKey: DocumentRule = {
  id: "shape/bad-key",
  forbids: "A name that cannot be a key: keys of messages and links are camelCase; ids are lower case with hyphens.",
  wrong: "buy-now: Buy now",
  right: "buyNow: Buy now",
  check: (document) =>
    findingsOf(document, "key", ({ path, advice }) => ({
      at: keyAt(document, ...path),
      message: `${nameOf(path)} cannot be a key here`,
      hint: advice ?? "write letters and digits",
    })),
};

/** Whether a field takes a value. */
export function isAllowed({ place }: ParsedDocument, path: Path, value: unknown): boolean {
  const schema = place && requireEntity(place.entity).schema;
  return schema !== undefined && listSchemasAt(schema, path).some((each) => each.safeParse(value).success);
}
