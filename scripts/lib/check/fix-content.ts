/**
 * Corrects what is certain, and keeps the records of translations whose source was corrected or renamed: a width, a spelling or the name of a
 * file changes no meaning.
 */
import type { Corpus } from "./corpus.ts";
import { checkCorpus, type CheckOptions, type CheckResult, readCorpus } from "./check-content.ts";
import { applyFixes } from "./fix.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";
import { renamedRecords } from "#scripts/lib/check/translations/renamed-records.ts";
import { accepted, writeRecords } from "#scripts/lib/check/translations/write-records.ts";

/** A fix can uncover another problem behind it; no file has needed more. */
const MAX_ROUNDS = 3;

/** @returns What the check finds afterwards, and what was corrected. */
export async function fixContent(options: CheckOptions & { root: string }): Promise<{ result: CheckResult; fixes: number; files: number }> {
  let corpus = await readCorpus(options);
  const renamed = renamedRecords(corpus);
  const records = writeRecords(corpus, options.root, (pair) => renamed.get(pair));
  if (records.length > 0) corpus = await readCorpus(options);
  let result = checkCorpus(corpus, options.code);
  const sum = { fixes: renamed.size, files: records.length };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = [...result.problems, ...result.notes];
    if (!found.some(({ fix }) => fix !== undefined)) break;
    const { fixes, files } = applyFixes(options.root, found);
    sum.fixes += fixes;
    sum.files += files;
    corpus = await keepRecords(corpus, options);
    result = checkCorpus(corpus, options.code);
  }
  return { result, ...sum };
}

/** Accepts what was up to date before the fixes. @returns The content as it is then. */
async function keepRecords(before: Corpus, options: CheckOptions & { root: string }): Promise<Corpus> {
  const done = new Set(comparedTexts(before).pairs.flatMap(({ locale, key, state }) => (state === "done" ? [`${locale} ${key}`] : [])));
  const after = await readCorpus(options);
  const written = writeRecords(after, options.root, (pair) =>
    pair.state === "stale" && done.has(`${pair.locale} ${pair.key}`) ? accepted(pair) : undefined,
  );
  return written.length === 0 ? after : readCorpus(options);
}
