/** Keys of everything but content that pages are made from: two builds with the same key make the same pages from the same content. */
import { join } from "node:path";
import { today } from "#scripts/lib/days.ts";
import { hashFiles } from "#scripts/lib/hash-files.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";

/** Folders and files whose change means a new compilation by Next. The languages and the region of the site are part of the code: lib/i18n. */
const COMPILED = [
  ".contentlayer/locales.json",
  ".contentlayer/region.json",
  "app",
  "components",
  "lib",
  "schemas",
  "next.config.mjs",
  "postcss.config.mjs",
  "scripts/lib/postcss-language-styles.mjs",
  "package-lock.json",
  "tsconfig.json",
];
/** Code that renders pages, beside what Next compiled. */
const RENDERED = ["scripts/lib/build", "scripts/lib/with-edits.ts"];

/** Code that finishes documents, and indexes them for the search. */
const FINISHED = ["scripts/lib/finish", "scripts/lib/lines", "scripts/lib/with-edits.ts"];

/** Names that stay on one line, which documents are finished with. */
const TERMS = join(CONTENT_FOLDER, "shared/terms.yaml");

/** Key of Next's compilation. */
export const compilationKey = (): string => keyOf(COMPILED, [process.version, process.platform]);

/** Key of what can change every page: code, the site's origin, and the vendor's date, which selects the current announcement. */
export const pagesKey = (now: Date): string => keyOf(RENDERED, [compilationKey(), process.env.SITE_URL ?? "", today(now)]);

/** Key of what can change a finished document, or its entry in the search index, beside its HTML. */
export const finishingKey = (): string => keyOf([...FINISHED, TERMS], [compilationKey()]);

const keyOf = (places: readonly string[], values: readonly string[]) =>
  hashFiles(places).update(JSON.stringify(values)).digest("base64url");
