/** What the checker finds. Rules speak of offsets in a text (`Finding`); people and tools read lines and columns (`Problem`). */
import type { GapClass } from "#schemas/policy.ts";
import type { Locale } from "#schemas/locale.ts";

/** A stretch of a file's decoded text, in UTF-16 units. */
export type Span = { file: string; start: number; end: number };

/** Replaces a stretch of the file that the problem stands in. Only where there is no doubt what is meant. */
export type Edit = { start: number; end: number; text: string };

export type Finding = {
  at: Span;
  /** What was found. */
  message: string;
  /** What to write. */
  hint: string;
  /** A note is printed and fails nothing. Left out for an error. */
  severity?: "note";
  fix?: Edit[];
  related?: { at: Span; message: string }[];
  /** Set when words are missing in a language: content/shared/policy.yaml says whether that is a problem yet. */
  gap?: Gap;
  /** A file that is missing, and from which this follows: once that is a problem, it is the only one. */
  followsFrom?: string;
};

export type Gap = {
  locale: Locale;
  gapClass: GapClass;
  unit: "document" | "entry";
  /** The document that is missing. */
  file?: string;
  /** The day that a grace of so many days counts from, when one is recorded. */
  since?: string;
  /** The source itself is missing: no grace can hold, because there is nothing to show instead. */
  never?: boolean;
};

export type Problem = {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  rule: string;
  severity: "error" | "note";
  message: string;
  hint: string;
  /** The line it stands in, for reports that show it. */
  excerpt: string;
  fix?: Edit[];
  related?: { file: string; line: number; column: number; message: string }[];
  /** The language whose words are wrong or missing; facts and code have none. */
  locale?: Locale;
  /** A translation is missing whose original is there: pages show another language's text instead. */
  hasStandIn?: boolean;
};

/** Words that are still missing with the policy's leave, one entry a language. */
export type Grace = { locale: Locale; documents: number; entries: number; until: string };

/** By file, then place, then rule, so that two runs print the same. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** By code unit: the same on every machine, unlike a collator. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
