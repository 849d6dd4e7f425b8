/** shape/…: which files there are, and what they are called. */
import { ENTITIES } from "#schemas/entities.ts";
import { fileOf, findNearestFile, isDocument } from "#scripts/lib/check/place.ts";
import { spanOf } from "#scripts/lib/check/read-document.ts";
import type { CorpusRule, DocumentRule } from "#scripts/lib/check/rule.ts";

export const unknownFile: DocumentRule = {
  id: "shape/unknown-file",
  forbids: "A file that belongs to no entity of `schemas/entities.ts`: nothing would read it, and nobody would notice.",
  example: "text",
  wrong: "content/ja/suport/activate-a-licence.mdx",
  right: "content/ja/support/activate-a-licence.mdx",
  *check(document) {
    if (document.place !== undefined || !isDocument(document.file)) return;
    const nearest = findNearestFile(document.file);
    yield {
      at: spanOf(document, 0, 0),
      message: "no kind of content has a file of this name in this folder",
      hint: nearest === undefined ? "move it out of content/; README.md says what goes where" : `did you mean ${nearest}?`,
    };
  },
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

export const fileName: DocumentRule = {
  id: "shape/file-name",
  forbids:
    "A file name that cannot be an address: names are lower-case letters, digits and single hyphens. (A release's file is named after its version: `releases/file-name`.)",
  example: "text",
  wrong: "content/en/support/Activate a licence.mdx",
  right: "content/en/support/activate-a-licence.mdx",
  *check(document) {
    const { place } = document;
    const isRelease = place?.entity === "ReleaseFacts" || place?.entity === "ReleaseWords";
    for (const name of (isRelease ? place.names.slice(0, 1) : place?.names) ?? []) {
      if (SLUG.test(name)) continue;
      const better = name
        .normalize("NFD")
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, "-")
        .replace(/^-|-$/gu, "");
      yield {
        at: spanOf(document, 0, 0),
        message: `${name} is no name for an address`,
        hint: `use lower-case letters, digits and hyphens${better === "" ? "" : `: ${better}`}`,
      };
    }
  },
};

/** Files that there is one of, and that every page needs. */
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
      if (corpus.documents.has(file)) continue;
      yield { at: { file, start: 0, end: 0 }, message: "this file does not exist", hint: "write it; its fields are described in schemas/" };
    }
  },
};
