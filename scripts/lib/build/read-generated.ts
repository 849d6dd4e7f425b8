/** Reads what the content compiler wrote, for a build: file by file, and without bodies, of which ten thousand take more memory than all else. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedDocument, HandedOver, Installers } from "#lib/content/hand-over.ts";

const FOLDER = ".contentlayer";
/** In the list of a type's documents. Files of documents that are gone may still be there. */
const LISTED = /from '\.\/(?<name>[^']+\.json)'/gu;
/** With the document's source, which no page shows. */
type Written = GeneratedDocument & { body?: unknown; _raw?: unknown };

/** Reads the compiled content in the current folder. A document's body is read again each time that it is asked for. */
export function readGenerated(): HandedOver {
  const types = join(FOLDER, "generated");
  const documents = readdirSync(types, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => listFiles(join(types, name)).map(readDocument));
  return { documents, installers: readJson(join(FOLDER, "installers.json")) as Installers };
}

function listFiles(folder: string): string[] {
  const list = readFileSync(join(folder, "_index.mjs"), "utf8");
  return [...list.matchAll(LISTED)].map(({ groups }) => join(folder, groups?.name ?? ""));
}

function readDocument(file: string): GeneratedDocument {
  const document = readJson(file) as Written;
  delete document.body;
  delete document._raw;
  if (document.compiled === undefined) return document;
  return Object.defineProperty(document, "compiled", { get: () => (readJson(file) as Written).compiled });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
