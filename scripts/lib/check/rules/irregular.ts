/** …/not-a-file: links and special files, which no program may open, below content/ and below public/. */
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

const below = (folder: "content" | "public"): CorpusRule["check"] =>
  function* (corpus) {
    for (const { name, what, hint } of corpus.irregular) {
      if (name === folder || name.startsWith(`${folder}/`))
        yield { at: { file: name, start: 0, end: 0 }, message: `${name} ${what}`, hint };
    }
  };

export const contentNotAFile: CorpusRule = {
  id: "shape/not-a-file",
  forbids:
    "What is no plain file below `content/`: a symbolic link, a named pipe, a socket, a device; or a folder that is named like a file. A link can lead out of the repository, and be compiled from there.",
  example: "text",
  wrong: "content/en/support/trials.mdx → ../../../notes.md",
  right: "content/en/support/trials.mdx, a file with the words themselves",
  check: below("content"),
};

export const publicNotAFile: CorpusRule = {
  id: "public/not-a-file",
  forbids:
    "What is no plain file below `public/`: a symbolic link, a named pipe, a socket, a device; or a folder that is named like a file. What a link leads to would be published.",
  example: "text",
  wrong: "public/notes.txt → ../.data/secret",
  right: "public/notes.txt, a file with the text itself",
  check: below("public"),
};
