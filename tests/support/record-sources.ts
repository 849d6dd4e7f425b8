/** Records what each translation of a content folder was made from, as `npm run translate -- accept --all` does. */
import path from "node:path";
import { analyse } from "#scripts/lib/check/analyse.ts";
import { buildCorpus } from "#scripts/lib/check/build-corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { isDocument } from "#scripts/lib/check/place.ts";
import { readContent } from "#scripts/lib/content-files/read-files.ts";
import { accepted, writeRecords } from "#scripts/lib/check/translations/write-records.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";

function analysed(file: string, bytes: Uint8Array): Analysis {
  const analysis = KNOWN_ANALYSES.find(file, bytes) ?? analyse(file, bytes);
  KNOWN_ANALYSES.keep(file, bytes, analysis);
  return analysis;
}

/** @param root The content folder. */
export function recordSources(root: string): void {
  const { files } = readContent(root);
  const analyses = files.filter(({ file }) => isDocument(file)).map(({ file, bytes }) => analysed(file, bytes));
  const corpus = buildCorpus(path.dirname(root), files, analyses, [], "2026-09-01");
  writeRecords(corpus, root, (pair) => (pair.section === undefined ? undefined : accepted(pair)));
}
