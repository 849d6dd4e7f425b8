/** A rule: what it forbids, shown by example, and how it is found. docs/content-rules.md is made from these objects. */
import type { CodeUse } from "./code-use.ts";
import type { Corpus } from "./corpus.ts";
import type { Finding } from "./problem.ts";
import type { ParsedDocument } from "./read-document.ts";

export type RuleText = {
  /** `family/what-is-wrong`. Stays for good: people search for it. */
  id: string;
  /** What it forbids, and why when that is not plain: a sentence for docs/content-rules.md. */
  forbids: string;
  wrong: string;
  right: string;
  /** The language of the two examples, when it is not the family's own (MDX for words, YAML for all else). */
  example?: "yaml" | "mdx" | "text" | "ts";
};

/** Looks at one file alone. What it finds is kept in the cache until the file changes. */
export type DocumentRule = RuleText & { check: (document: ParsedDocument) => Iterable<Finding> };

/** Looks across files; runs every time, on what the cache keeps of each file. */
export type CorpusRule = RuleText & { check: (corpus: Corpus) => Iterable<Finding> };

/** Looks across files and at what the code uses of them; runs with the types, which know the code. */
export type CodeRule = RuleText & { check: (corpus: Corpus, code: CodeUse) => Iterable<Finding> };
