/** A rule: what it forbids, shown by an example, and how it is found. docs/content-rules.md is made from these objects. */
import type { GapClass } from "#schemas/policy.ts";
import type { Locale } from "#schemas/locale.ts";
import type { CodeUse } from "./code-use.ts";
import type { Corpus } from "./corpus.ts";
import type { ParsedDocument } from "./read-document.ts";
import type { Edit } from "#scripts/lib/with-edits.ts";

/** A part of a file's decoded text, in UTF-16 units. */
export type Span = { file: string; start: number; end: number };

export type Finding = {
  at: Span;
  /** What was found. */
  message: string;
  /** What to write. */
  hint: string;
  /** A note is printed and fails nothing. Left out for an error. */
  severity?: "note";
  /** Only for corrections that are certain. */
  fix?: Required<Edit>[];
  related?: { at: Span; message: string }[];
  /** Set for what causes findings elsewhere: it is listed before all others. */
  isCause?: true;
  /** Set for a missing text: content/shared/policy.yaml decides whether that is a problem yet. */
  gap?: Gap;
  /** A missing file that causes this finding. It is dropped when the missing file is itself a problem. */
  followsFrom?: string;
  /** Files in which another mistake can be the cause of this finding. It is dropped while one of them has an error of another rule. */
  canFollowFrom?: readonly string[];
};

/** What is wrong with a part of a text. With `better`, what to put in its place, `--fix` writes that. */
export type Fault = Pick<Finding, "message" | "hint"> & { better?: string };

export type Gap = {
  locale: Locale;
  gapClass: GapClass;
  unit: "document" | "entry";
  /** The document that is missing. */
  file?: string;
  /** The day from which a grace counts its days, when one is recorded. */
  since?: string;
  /** Whether the source itself is missing: there is no grace, because there is nothing to show instead. */
  never?: boolean;
};

export type RuleText = {
  /** `family/what-is-wrong`. Never renamed: authors search for it. */
  id: string;
  /** What it forbids, and why where that is not obvious: the sentence in docs/content-rules.md. */
  forbids: string;
  wrong: string;
  right: string;
  /** The language of the two examples, where it is not that of its family in rules/list-rules.ts. */
  example?: "yaml" | "mdx" | "text" | "ts";
};

/** Looks at one file alone. Its findings are kept in the cache until the file changes. */
export type DocumentRule = RuleText & { check: (document: ParsedDocument) => Iterable<Finding> };

/** Looks across files. Runs in every check, on what the cache keeps of each file. */
export type CorpusRule = RuleText & { check: (corpus: Corpus) => Iterable<Finding> };

/** Looks across files and at what the code uses of them. Runs with the types (scripts/check-unused.ts). */
export type CodeRule = RuleText & { check: (corpus: Corpus, code: CodeUse) => Iterable<Finding> };

type RuleOf<Module> = Extract<Module[keyof Module], RuleText>;

/** The rules that modules export, without their other exports. */
export function rulesIn<Modules extends readonly object[]>(...modules: Modules): RuleOf<Modules[number]>[] {
  const isRule = (value: unknown): value is RuleOf<Modules[number]> => typeof value === "object" && value !== null && "forbids" in value;
  return modules.flatMap((module) => (Object.values(module) as unknown[]).filter(isRule));
}
