/** The whole check as one function. It reads every file, does not stop at a problem, and prints nothing. */
import path from "node:path";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import type { Analysis } from "./facts.ts";
import { type Cache, openCache } from "./cache.ts";
import type { CodeUse } from "./code-use.ts";
import { buildCorpus } from "./build-corpus.ts";
import { type Corpus, linesIn } from "./corpus.ts";
import { splitGraces } from "./graces.ts";
import { compareProblems, type Problem } from "./problem.ts";
import type { Finding } from "./rule.ts";
import { isDocument } from "./place.ts";
import { toProblem } from "./problem-of.ts";
import { withSource } from "./source-places.ts";
import { isAboutCopy, withStandIns } from "./stand-ins.ts";
import { type ContentFile, readContent } from "#scripts/lib/content-files/read-files.ts";
import { localeOfRecords } from "#scripts/lib/check/translations/records.ts";
import { ALL_ENTRIES } from "./rules/words/entry-rules.ts";
import { withOldNames } from "./rules/words/entries.ts";
import { CODE_RULES, CORPUS_RULES } from "./rules/corpus-rules.ts";

export type CheckOptions = {
  /** The content folder (`CONTENT_DIR`). Its parent is the project, where public/ and the code stand. */
  root?: string;
  /** The day that graces are counted to, YYYY-MM-DD. */
  now: string;
  /** A cache, or the file of one, seen from the folder that the command runs in; false for none. */
  cache?: Cache | string | false;
  /** What the code uses (./code-use.ts). Without it, rules that need it do not run. */
  code?: CodeUse;
};

export type CheckResult = ReturnType<typeof checkCorpus>;

/** Reads a content folder as rules across files see it. */
export async function readCorpus({ root = CONTENT_FOLDER, now, cache = ".cache/check-content.json" }: CheckOptions): Promise<Corpus> {
  const project = path.dirname(path.resolve(root));
  const { files, irregular } = readContent(root);
  const analyses = await analyseAll(
    files.filter(({ file }) => isDocument(file)),
    cache === false ? undefined : typeof cache === "string" ? openCache(path.resolve(cache)) : cache,
  );
  return buildCorpus(project, files, analyses, irregular, now);
}

export const checkContent = async (options: CheckOptions): Promise<CheckResult> => checkCorpus(await readCorpus(options), options.code);

/** Applies the rules to a content folder that was read. */
export function checkCorpus(written: Corpus, code?: CodeUse) {
  const corpus = withOldNames(written, ALL_ENTRIES);
  const analyses = [...corpus.documents.values()];
  const named = (id: string, found: Iterable<Finding>) => [...found].map((finding) => ({ rule: id, finding }));
  const findings = [
    ...CORPUS_RULES.flatMap((rule) => named(rule.id, rule.check(corpus))),
    ...(code === undefined ? [] : CODE_RULES.flatMap((rule) => named(rule.id, rule.check(corpus, code)))),
  ];
  const { due, graces } = splitGraces(corpus, findings);
  const ofFiles = analyses.flatMap((analysis) => analysis.problems);
  const found = withStandIns(corpus, [
    ...ofFiles.map((problem) => withSource(corpus, problem)),
    ...withoutEffects(due, ofFiles).map(({ rule, finding }) => {
      const { file } = finding.at;
      return toProblem(rule, finding, corpus.documents.get(file)?.locale ?? localeOfRecords(file), linesIn(corpus));
    }),
  ])
    .filter((problem) => !isAboutCopy(corpus, problem))
    .sort(compareProblems);
  return {
    problems: found.filter(({ severity }) => severity === "error"),
    /** Remarks that do not fail the check. */
    notes: found.filter(({ severity }) => severity === "note"),
    /** How many files were read. */
    files: analyses.length,
    /** Languages with missing texts that the policy still allows. */
    graces,
  };
}

/** The findings without those that can follow from an error of another rule. */
function withoutEffects<Found extends { rule: string; finding: Finding }>(due: readonly Found[], ofFiles: readonly Problem[]): Found[] {
  const wrong = new Set([
    ...ofFiles.filter(({ severity }) => severity === "error").map(({ file }) => file),
    ...due
      .filter(({ finding }) => finding.severity !== "note" && finding.canFollowFrom === undefined)
      .map(({ finding }) => finding.at.file),
  ]);
  return due.filter(({ finding: { canFollowFrom = [] } }) => !canFollowFrom.some((file) => wrong.has(file)));
}

/** Loads parsers and schemas only when a file is new. */
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
