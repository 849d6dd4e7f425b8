/** shape/…: values of the right type that are not allowed. */
import { requireEntity } from "#scripts/lib/check/place.ts";
import { fixAt, keyAt, valueAt } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { counted, findNearest, listed, quote } from "#scripts/lib/report/wording.ts";
import { type SchemaIssue, valueOf } from "#scripts/lib/check/schema-issues.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { isMoney, listSchemasAt } from "#scripts/lib/check/schema-walk.ts";
import { findingsOf } from "./fields.ts";

/** The value at a path as the file has it, without quotes. */
function written(document: ParsedDocument, { path }: SchemaIssue): string {
  const { start, end } = valueAt(document, ...path);
  return document.text.slice(start, end).replace(/^(["'])([\s\S]*)\1$/u, "$2");
}

export const unknownValue: DocumentRule = {
  id: "shape/unknown-value",
  forbids: "A value that is not one of those that the field allows: VST2 is no format. `--fix` corrects capitals.",
  wrong: "formats: [VST2]",
  right: "formats: [VST3]",
  check: (document) =>
    findingsOf(document, "value", (issue) => {
      const word = written(document, issue);
      const allowed = (issue.allowed ?? []).map((each) => (each === "" ? '""' : each));
      const nearest = findNearest(word, allowed);
      const all = allowed.length > 16 ? "" : `one of ${listed(allowed, "or")}`;
      const at = valueAt(document, ...issue.path);
      const isSame = nearest !== undefined && nearest !== "" && nearest.toLowerCase() === word.toLowerCase();
      return {
        at,
        message: `${word === "" ? "an empty value" : quote(word)} is not allowed here`,
        hint:
          issue.advice ??
          (nearest === undefined
            ? `write ${all || "a value that the editor suggests"}`
            : `did you mean ${nearest}?${all === "" ? "" : ` It must be ${all}`}`),
        fix: isSame
          ? fixAt(
              at,
              document.text.slice(at.start, at.end).replace(word, () => nearest),
            )
          : undefined,
      };
    }),
};

export const noSuchDay: DocumentRule = {
  id: "shape/no-such-day",
  forbids: "A date that does not exist, or is not written YYYY-MM-DD.",
  wrong: "date: 2026-02-30",
  right: "date: 2026-02-28",
  check: (document) =>
    findingsOf(document, "day", (issue) => ({
      at: valueAt(document, ...issue.path),
      message: `${quote(written(document, issue))} is no day of the calendar`,
      hint: issue.advice ?? "write a day as YYYY-MM-DD",
    })),
};

export const notHttps: DocumentRule = {
  id: "shape/not-https",
  forbids: "An address that does not begin with https://.",
  wrong: "docs: http://docs.rittai-audio.example",
  right: "docs: https://docs.rittai-audio.example",
  check: (document) =>
    findingsOf(document, "address", (issue) => ({
      at: valueAt(document, ...issue.path),
      message: `${quote(written(document, issue))} is no https address`,
      hint: issue.advice ?? "write an address that begins with https://",
    })),
};

export const wrongForm: DocumentRule = {
  id: "shape/wrong-form",
  forbids: "A value of the right type, but not of the right form or size.",
  wrong: "hue: 400",
  right: "hue: 40",
  check: (document) =>
    findingsOf(document, "form", (issue) => ({
      at: (isGroup(document, issue) ? keyAt : valueAt)(document, ...issue.path),
      message: formMessage(document, issue),
      hint: issue.advice ?? boundHint(issue),
    })),
};

function isGroup(document: ParsedDocument, { path }: SchemaIssue): boolean {
  const value = valueOf(document.tree?.data, path);
  return path.length > 0 && typeof value === "object" && !Array.isArray(value);
}

function formMessage(document: ParsedDocument, issue: SchemaIssue): string {
  const value = valueOf(document.tree?.data, issue.path);
  if (isGroup(document, issue)) return `${String(issue.path.at(-1))} is not complete`;
  if (Array.isArray(value)) return `there ${value.length === 1 ? "is" : "are"} ${counted(value.length, "item")} in this list`;
  return `${quote(written(document, issue))} does not fit here`;
}

function boundHint({ bound }: SchemaIssue): string {
  const amount = (of: number) => (bound?.of === "array" ? counted(of, "item") : bound?.of === "string" ? counted(of, "character") : of);
  if (bound?.atLeast !== undefined) return `write at least ${amount(bound.atLeast)}`;
  if (bound?.above !== undefined) return `write more than ${bound.above}`;
  if (bound?.atMost !== undefined) return `write at most ${amount(bound.atMost)}`;
  return "see the field's description in the editor";
}

export const moneyDecimals: DocumentRule = {
  id: "price/two-decimals",
  forbids: "An amount of money without exactly two decimals: 243.6 looks like a typing error. `--fix` writes them.",
  wrong: "sale: 243.6",
  right: "sale: 243.60",
  check: (document) => {
    const { tree, place } = document;
    if (tree === undefined || place === undefined || document.issues.length > 0 || place.locale !== undefined) return [];
    const schema = requireEntity(place.entity).schema;
    return tree.scalars.flatMap(({ path, value, source, start, end }) => {
      if (typeof value !== "number" || /^\d+\.\d\d$/u.test(source) || !listSchemasAt(schema, path).some(isMoney)) return [];
      const better = value.toFixed(2);
      return [
        {
          at: { file: document.file, start, end },
          message: `${source} does not have two decimals`,
          hint: `write ${better}`,
          fix: [{ start, end, text: better }],
        },
      ];
    });
  },
};
