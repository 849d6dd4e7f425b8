/** shape/wrong-type: values of another type than their field takes. */
import { fixAt, keyAt, valueAt } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { valueOf } from "#scripts/lib/check/schema-issues.ts";
import { listed } from "#scripts/lib/report/wording.ts";
import { findingsOf, isAllowed, nameOf } from "./fields.ts";

const TYPES: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

const HINTS: Record<string, string> = {
  "a list": "write [one, two], or one value a line after a hyphen",
  "a text": 'put it in quotes: "…"',
};

export const wrongType: DocumentRule = {
  id: "shape/wrong-type",
  forbids:
    "A value of another type than the field takes: text for a number, one value for a list, a number for a version. `--fix` puts a number in quotes where a text is meant, and takes the quotes off a number.",
  wrong: "minimum: 10.15",
  right: 'minimum: "10.15"',
  check: (document) =>
    findingsOf(document, "type", ({ path, expected = "", advice }) => {
      const found = valueOf(document.tree?.data, path);
      const is = Array.isArray(found) ? "array" : typeof found;
      const isGroup = is === "object" || is === "array";
      const at = isGroup ? keyAt(document, ...path) : valueAt(document, ...path);
      const written = document.text.slice(at.start, at.end);
      const wanted = listed(new Set(expected.split(" or ").map((type) => TYPES[type] ?? type)), "or");
      const message = `${nameOf(path)} is ${TYPES[is] ?? is}, and must be ${wanted}`;
      const list =
        wanted === "a list" && typeof found === "string" && /^\p{L}[\p{L}\p{N} ’.-]*$/u.test(found) ? `write [${found}]` : undefined;
      const hint = advice ?? list ?? HINTS[wanted] ?? `write ${wanted}`;
      if (is === "number" && wanted.endsWith("number")) return { at, message: `${written} is no ${wanted.slice(2)}`, hint };
      const number = numberIn(found);
      if (number !== undefined && isAllowed(document, path, Number(number)))
        return {
          at,
          message,
          hint: `write ${number}${/^["']/u.test(written) ? " without quotes" : ": digits of a number are half-width"}`,
          fix: fixAt(at, number),
        };
      return {
        at,
        message,
        hint,
        fix: is === "number" && isAllowed(document, path, written) ? fixAt(at, JSON.stringify(written)) : undefined,
      };
    }),
};

/** A number that stands in quotes or in full-width digits, as YAML has it. */
function numberIn(value: unknown): string | undefined {
  const plain = String(value).normalize("NFKC").trim();
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/u.test(plain) ? plain : undefined;
}
