/** Gathers what rules across files ask for: the files' facts, pictures and installers. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OWN_REPOSITORY } from "./cache.ts";
import type { Corpus } from "./corpus.ts";
import { decode } from "./decode.ts";
import type { Analysis } from "./facts.ts";
import { type Picture, readPicture } from "./picture.ts";
import { isInstaller, PUBLISHED_FILE } from "./place.ts";
import { readPublic } from "./public-files.ts";
import type { ContentFile } from "./read-files.ts";
import type { Irregular } from "./walk-tree.ts";

/** Makes the corpus of a project. `irregular` is what content/ holds beside plain files. */
export function buildCorpus(
  project: string,
  files: readonly ContentFile[],
  analyses: readonly Analysis[],
  irregular: readonly Irregular[],
): Corpus {
  const bytesOf = new Map(files.map(({ file, bytes }) => [file, bytes]));
  const pictures = new Map<string, Picture | undefined>();
  const { files: publicFiles, irregular: irregularPublic } = readPublic(path.join(project, "public"));
  const publishedBytes = bytesOf.get(PUBLISHED_FILE);
  // Longer than a document may be, because it is cut into lines and not parsed.
  const published = publishedBytes === undefined ? undefined : new TextDecoder("utf-8", { ignoreBOM: true }).decode(publishedBytes);
  const findPublic = (src: string) => publicFiles.get(`public${src}`);
  return {
    documents: new Map(analyses.map((analysis) => [analysis.file, analysis])),
    installers: new Map(
      files
        .filter(({ file }) => isInstaller(file))
        .map(({ file, bytes }) => [
          file,
          { size: bytes.byteLength, sha256: once(() => createHash("sha256").update(bytes).digest("hex")), bytes },
        ]),
    ),
    findPicture: (src) => {
      const file = findPublic(src);
      if (!pictures.has(src)) pictures.set(src, file === undefined ? undefined : readPicture(file.bytes(), src));
      return pictures.get(src);
    },
    hasPublicFile: (src) => findPublic(src) !== undefined,
    published,
    irregular: [...irregular, ...irregularPublic],
    publicFiles,
    findInSchemas: (file, word) => {
      const start = readFileSync(path.join(OWN_REPOSITORY, file), "utf8").indexOf(`"${word}"`);
      return { file, start: Math.max(0, start), end: Math.max(0, start) + (start < 0 ? 0 : word.length + 2) };
    },
    textOf: (file) => {
      if (file === PUBLISHED_FILE) return published ?? "";
      const bytes = bytesOf.get(file);
      if (bytes !== undefined) return decode(bytes).text;
      if (file.startsWith("public/")) return publicFiles.get(file)?.text() ?? "";
      // What is not among the files that were read is missing, or must not be opened.
      if (file.startsWith("content/")) return "";
      const full = path.join(file.startsWith("schemas/") ? OWN_REPOSITORY : project, file);
      return existsSync(full) ? readFileSync(full, "utf8") : "";
    },
  };
}

/** Several rules ask for the hash of a file that may be large. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
