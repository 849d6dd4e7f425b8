/** shape/… and releases/…: names of files. */
import { Version } from "#schemas/version.ts";
import { findNearestFile, isDocument } from "#scripts/lib/check/place.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";

export const unknownFile: DocumentRule = {
  id: "shape/unknown-file",
  forbids: "A file that belongs to no entity of `schemas/entities.ts`: nothing reads it.",
  example: "text",
  wrong: "content/ja/suport/activate-a-licence.mdx",
  right: "content/ja/support/activate-a-licence.mdx",
  *check(document) {
    if (document.place !== undefined || !isDocument(document.file)) return;
    const nearest = findNearestFile(document.file);
    const isLeft = /\.(?:mdx|yaml)(?:\.\w+|~)$/u.test(document.file);
    yield {
      at: spanOf(document, 0, 0),
      message: "no kind of content has a file of this name in this folder",
      hint: isLeft
        ? "remove it: a merge or an editor has left it"
        : nearest === undefined
          ? "move it to the folder of its kind, which schemas/entities.ts lists, or out of content/"
          : `did you mean ${nearest}?`,
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
        message: `${name} cannot be part of an address`,
        hint: `use lower-case letters, digits and hyphens${better === "" ? "" : `: ${better}`}`,
      };
    }
  },
};

export const releaseFileName: DocumentRule = {
  id: "releases/file-name",
  forbids: "A release whose file is not named after its version, MAJOR.MINOR.PATCH.",
  example: "text",
  wrong: "content/shared/releases/3dx/v1.4.yaml",
  right: "content/shared/releases/3dx/1.4.0.yaml",
  *check(document) {
    const { place } = document;
    const version = place?.names[1];
    if (
      (place?.entity !== "ReleaseFacts" && place?.entity !== "ReleaseWords") ||
      version === undefined ||
      Version.safeParse(version).success
    )
      return;
    yield {
      at: spanOf(document, 0, 0),
      message: `${version} is no version number`,
      hint: "name the file MAJOR.MINOR.PATCH, such as 1.4.2",
    };
  },
};
