/** The whole check as one function: reads everything, stops at nothing, prints nothing. */
import path from "node:path";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import type { Analysis } from "./facts.ts";
import { type Cache, openCache } from "./cache.ts";
import type { CodeUse } from "./code-use.ts";
import { buildCorpus } from "./build-corpus.ts";
import type { Corpus } from "./corpus.ts";
import { splitGraces } from "./graces.ts";
import { type Lines, linesOf } from "./lines.ts";
import { isDocument } from "./place.ts";
import { compareProblems, type Finding, type Grace, type Problem } from "./problem.ts";
import { toProblem } from "./problem-of.ts";
import { type ContentFile, readContent } from "./read-files.ts";
import { CODE_RULES, CORPUS_RULES } from "./rules/corpus-rules.ts";

export type CheckOptions = {
  /** The content folder (`CONTENT_DIR`). Its parent is the project, where public/ and the code stand. */
  root?: string;
  /** The day that graces are counted to, YYYY-MM-DD. */
  now: string;
  /** Where to keep what was learned, from the folder that the command runs in, or false. */
  cache?: string | false;
  /** What the code uses (./code-use.ts): without it, the rules that ask for it are left out. */
  code?: CodeUse;
};

export type CheckResult = {
  problems: Problem[];
  /** What an author may want to know, and what fails nothing. */
  notes: Problem[];
  /** How many files were read. */
  files: number;
  /** Languages with words missing that the policy still allows. */
  graces: Grace[];
};

/** Checks a content folder. */
export async function checkContent({
  root = CONTENT_FOLDER,
  now,
  cache = ".cache/check-content.json",
  code,
}: CheckOptions): Promise<CheckResult> {
  const { corpus, analyses } = await readCorpus(root, cache);
  const known = new Map<string, Lines>();
  const linesOfFile = (file: string) => {
    const lines = known.get(file) ?? linesOf(corpus.textOf(file));
    known.set(file, lines);
    return lines;
  };
  const named = (id: string, found: Iterable<Finding>) => [...found].map((finding) => ({ rule: id, finding }));
  const findings = [
    ...CORPUS_RULES.flatMap((rule) => named(rule.id, rule.check(corpus))),
    ...(code === undefined ? [] : CODE_RULES.flatMap((rule) => named(rule.id, rule.check(corpus, code)))),
  ];
  const { due, graces } = splitGraces(corpus, findings, now);
  const found = [
    ...analyses.flatMap((analysis) => analysis.problems),
    ...due.map(({ rule, finding }) =>
      toProblem(rule, finding, linesOfFile(finding.at.file), corpus.documents.get(finding.at.file)?.locale, linesOfFile),
    ),
  ].sort(compareProblems);
  return {
    problems: found.filter(({ severity }) => severity === "error"),
    notes: found.filter(({ severity }) => severity === "note"),
    files: analyses.length,
    graces,
  };
}

/** Reads a content folder without checking what rules across files say. `cache` is that of CheckOptions. */
export async function readCorpus(root: string, cache: string | false): Promise<{ corpus: Corpus; analyses: readonly Analysis[] }> {
  const project = path.dirname(path.resolve(root));
  const { files, irregular } = readContent(root);
  const analyses = await analyseAll(
    files.filter(({ file }) => isDocument(file)),
    cache === false ? undefined : openCache(path.resolve(cache)),
  );
  return { corpus: buildCorpus(project, files, analyses, irregular), analyses };
}

/** Parsers and schemas are loaded only when there is something new to parse. */
async function analyseAll(files: readonly ContentFile[], cache: Cache | undefined): Promise<Analysis[]> {
  const analyses: Analysis[] = [];
  let fresh: ((file: string, bytes: Uint8Array) => Analysis) | undefined;
  for (const { file, bytes } of files) {
    let analysis = cache?.find(file, bytes);
    if (analysis === undefined) {
      fresh ??= (await import("./analyse.ts")).analyse;
      analysis = fresh(file, bytes);
      cache?.keep(file, bytes, analysis);
    }
    analyses.push(analysis);
  }
  cache?.save();
  return analyses;
}
