/** Gathers what rules across files ask for: the files' facts, pictures, installers, and the code's use of keys. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OWN_REPOSITORY } from "./cache.ts";
import { readCodeUse } from "./code-use.ts";
import type { Corpus } from "./corpus.ts";
import { decode } from "./decode.ts";
import type { Analysis } from "./facts.ts";
import { type Picture, readPicture } from "./picture.ts";
import { isInstaller } from "./place.ts";
import type { ContentFile } from "./read-files.ts";

/** Makes the corpus of a project. */
export function buildCorpus(project: string, files: readonly ContentFile[], analyses: readonly Analysis[]): Corpus {
  const bytesOf = new Map(files.map(({ file, bytes }) => [file, bytes]));
  const pictures = new Map<string, Picture | undefined>();
  const publicPath = (src: string) => path.join(project, "public", src);
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
      if (!pictures.has(src)) pictures.set(src, existsSync(publicPath(src)) ? readPicture(readFileSync(publicPath(src)), src) : undefined);
      return pictures.get(src);
    },
    hasPublicFile: (src) => existsSync(publicPath(src)),
    code: readCodeUse(project),
    findInSchemas: (file, word) => {
      const start = readFileSync(path.join(OWN_REPOSITORY, file), "utf8").indexOf(`"${word}"`);
      return { file, start: Math.max(0, start), end: Math.max(0, start) + (start < 0 ? 0 : word.length + 2) };
    },
    textOf: (file) => {
      const bytes = bytesOf.get(file);
      if (bytes !== undefined) return decode(bytes).text;
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
