/** Files that are missing, and what is no plain file: links and special files, which no program may open. */
import { ENTITIES } from "#schemas/entities.ts";
import { fileOf } from "#scripts/lib/check/place.ts";
import { startOf } from "#scripts/lib/check/positions.ts";
import { isIrregular } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

const below = (folder: "content" | "public"): CorpusRule["check"] =>
  function* (corpus) {
    for (const { name, what, hint } of corpus.irregular) {
      if (name === folder || name.startsWith(`${folder}/`)) yield { at: startOf(name), message: `${name} ${what}`, hint };
    }
  };

export const contentNotAFile: CorpusRule = {
  id: "shape/not-a-file",
  forbids:
    "What is no plain file below `content/`: a symbolic link, a named pipe, a socket, a device; or a folder that is named like a file. A link can lead out of the repository, and content would be compiled from there.",
  example: "text",
  wrong: "content/en/support/trials.mdx → ../../../notes.md",
  right: "content/en/support/trials.mdx, a file with the text itself",
  check: below("content"),
};

export const publicNotAFile: CorpusRule = {
  id: "public/not-a-file",
  forbids:
    "What is no plain file below `public/`: a symbolic link, a named pipe, a socket, a device; or a folder that is named like a file. What a link leads to would be published.",
  wrong: "public/notes.txt → ../.data/secret",
  right: "public/notes.txt, a file with the text itself",
  check: below("public"),
};

/** Files of facts that exist once, which every page needs. */
const SINGLETONS = ENTITIES.filter(
  (entity) => entity.files.startsWith("shared/") && !entity.files.includes("*") && !("optional" in entity),
);

export const missingFile: CorpusRule = {
  id: "shape/missing-file",
  forbids: "A file of facts that every page needs and that is not there.",
  example: "text",
  wrong: "content/shared/ without links.yaml",
  right: "content/shared/links.yaml",
  *check(corpus) {
    for (const { name } of SINGLETONS) {
      const file = fileOf(name);
      if (corpus.documents.has(file) || isIrregular(corpus, file)) continue;
      yield { at: startOf(file), message: "this file does not exist", hint: "write it; its fields are described in schemas/" };
    }
  },
};
