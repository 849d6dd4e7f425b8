/** Collects what rules across files need: documents, pictures and installers. */
import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { OWN_REPOSITORY } from "./cache.ts";
import type { Corpus } from "./corpus.ts";
import { decode } from "#scripts/lib/content-files/decode.ts";
import type { Analysis } from "./facts.ts";
import { once } from "./once.ts";
import { isInstaller, PUBLISHED_FILE } from "./place.ts";
import { readPublic } from "./public-files.ts";
import type { ContentFile } from "#scripts/lib/content-files/read-files.ts";
import { localeOfRecords, MAX_RECORDS_SIZE, parseRecords } from "#scripts/lib/check/translations/records.ts";
import type { Irregular } from "#scripts/lib/content-files/walk-tree.ts";

/** Makes the corpus of a project. `irregular` is everything in content/ that is no plain file. */
export function buildCorpus(
  project: string,
  files: readonly ContentFile[],
  analyses: readonly Analysis[],
  irregular: readonly Irregular[],
  now: string,
): Corpus {
  const bytesOf = new Map(files.map(({ file, bytes }) => [file, bytes]));
  const { files: publicFiles, irregular: irregularPublic } = readPublic(path.join(project, "public"));
  // Longer than a document may be, because it is cut into lines and not parsed.
  const published = bytesOf.get(PUBLISHED_FILE)?.toString("utf8");
  return {
    documents: new Map(analyses.map((analysis) => [analysis.file, analysis])),
    now,
    records: new Map(
      files.flatMap(({ file, bytes }) => {
        const locale = localeOfRecords(file);
        return locale === undefined || bytes.byteLength > MAX_RECORDS_SIZE ? [] : [[locale, parseRecords(bytes.toString("utf8"))] as const];
      }),
    ),
    installers: new Map(
      files
        .filter(({ file }) => isInstaller(file))
        .map(({ file, bytes }) => [
          file,
          { size: bytes.byteLength, sha256: once(() => createHash("sha256").update(bytes).digest("hex")), bytes },
        ]),
    ),
    published,
    irregular: [...irregular, ...irregularPublic],
    publicFiles,
    textOf: (file) => {
      if (file === PUBLISHED_FILE) return published ?? "";
      const bytes = bytesOf.get(file);
      if (bytes !== undefined) return localeOfRecords(file) === undefined ? decode(bytes).text : bytes.toString("utf8");
      if (file.startsWith("public/")) return publicFiles.get(file)?.text() ?? "";
      // A file of content that was not read is missing, or must not be opened.
      if (file.startsWith("content/")) return "";
      const full = path.join(file.startsWith("schemas/") ? OWN_REPOSITORY : project, file);
      return lstatSync(full, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(full, "utf8") : "";
    },
  };
}
