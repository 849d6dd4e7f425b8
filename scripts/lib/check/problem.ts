/** What the checker finds. A `Finding` of a rule has offsets; a `Problem` has lines and columns for authors and tools. */
import type { Locale } from "#schemas/locale.ts";
import type { Edit } from "#scripts/lib/with-edits.ts";

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
  /** The line with the problem. */
  excerpt: string;
  fix?: Required<Edit>[];
  /** Causes other problems, and is listed before them. */
  isCause?: true;
  related?: { file: string; line: number; column: number; message: string }[];
  /** The language whose text is wrong or missing; facts and code have none. */
  locale?: Locale;
  /** A translation is missing, not written yet or outdated, and its original is there: pages show another language's text, or the old one, instead. */
  hasStandIn?: boolean;
};

/** Missing texts that the policy still allows: one entry for each language. */
export type Grace = { locale: Locale; documents: number; entries: number; until: string };

/** Orders problems, causes of others first, by file, place and rule, so that each run prints the same. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    Number(b.isCause ?? false) - Number(a.isCause ?? false) ||
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** By code unit, which unlike a collator is the same on every machine. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
