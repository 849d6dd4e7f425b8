/** Lists the files of a built site, each with its compressed forms. */
import { readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { StoredFile } from "./file-cache.ts";
import { DOCUMENT_HEADERS_FILE, IMAGE_MANIFEST_FILE } from "./headers.ts";
import { REDIRECTS_FILE } from "./redirects.ts";
import { pathOf } from "./request-target.ts";
import type { StoredForms } from "./site-file.ts";

/** Files that the build writes for servers. */
const FOR_SERVERS: ReadonlySet<string> = new Set(["_headers", "_redirects", REDIRECTS_FILE, DOCUMENT_HEADERS_FILE, IMAGE_MANIFEST_FILE]);
const COMPRESSED = /\.(?:br|gz)$/u;
/** Hidden files are not served, except those in this folder (RFC 8615). */
const WELL_KNOWN = ".well-known";

export type FoundFile = StoredForms & { name: string };

/** @returns Each file with its path below the folder, such as `en/3dx.html`. Symbolic links and special files are left out. */
export function listSiteFiles(folder: string): FoundFile[] {
  const stored = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((place) => [relative(folder, place).replaceAll(sep, "/"), describe(place)]),
  );
  return [...stored]
    .filter(([name]) => !FOR_SERVERS.has(name.replace(COMPRESSED, "")) && !isHidden(name))
    .filter(([name]) => !(COMPRESSED.test(name) && stored.has(name.replace(COMPRESSED, ""))))
    .map(([name, identity]) => ({ name, identity, br: stored.get(`${name}.br`), gzip: stored.get(`${name}.gz`) }));
}

/** @returns The path of a file in URLs: documents without `.html`, `index.html` as the root. */
export const addressOf = (name: string) => (name === "index.html" ? "/" : pathOf(name.replace(/\.html$/u, "").split("/")));

const isHidden = (name: string) => name.split("/").some((part) => part.startsWith(".") && part !== WELL_KNOWN);

function describe(place: string): StoredFile {
  const { size, mtimeMs } = statSync(place);
  return { place, size, changed: mtimeMs };
}
