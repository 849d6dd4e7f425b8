/** Bundles the server's scripts with all their packages. */
import { build, type BuildOptions, type Plugin } from "esbuild";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, parse, relative } from "node:path";
import { PAGE_THREAD_FILE, PARTS_FOLDER, SERVER_FILE } from "#server/bundle-folder.ts";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { replaceFile } from "#scripts/lib/put-file.ts";
import { keepForADay } from "./keep-for-a-day.ts";

/** CommonJS packages load Node's modules with `require`, which does not exist in an ES module. */
const BANNER =
  'import { createRequire as createRequireOfBundle } from "node:module";\nconst require = createRequireOfBundle(import.meta.url);';
/** The list of parts of earlier builds, below the folder of the deployment. */
const OLD_PARTS = "old-parts.json";
type GeneratedDocument = { _id: string };

/** Kinds of documents whose data only pages and checks read. The server gets their names: a release without text is not published. */
const PAGES_ONLY = /[\\/](?:PageWords|ProductWords|ReleaseWords|SupportWords|SearchQueries|SearchWords|Terms|Phrases)[\\/]/u;

/** What contentlayer adds for pages. */
const OF_BODIES = new Set(["_raw", "body", "compiled"]);
const isNeeded = (field: string, isForPages: boolean) => (isForPages ? field === "_id" || field === "type" : !OF_BODIES.has(field));

/** The server renders no page, so it needs neither the data of these documents nor any body: they are most of the content. */
const WITHOUT_PAGES: Plugin = {
  name: "without-pages",
  setup(esbuild) {
    // Error messages of zod in fifty languages: the server answers with codes.
    esbuild.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
    esbuild.onLoad({ filter: /\.contentlayer[\\/]generated[\\/]\w+[\\/]_index\.json$/ }, ({ path }) => {
      const read = JSON.parse(readFileSync(path, "utf8")) as GeneratedDocument[] | GeneratedDocument;
      // Contentlayer's order differs from run to run; the same content must give the same bundle.
      const sorted = [read].flat().sort((a, b) => (a._id < b._id ? -1 : 1));
      const documents = sorted.map((document) =>
        Object.fromEntries(Object.entries(document).filter(([field]) => isNeeded(field, PAGES_ONLY.test(path)))),
      );
      return { contents: JSON.stringify(Array.isArray(read) ? documents : documents[0]), loader: "json" };
    });
  },
};

const SETTINGS = {
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // Names are kept for stacks in the log; without white space Node reads a third less.
  minifyWhitespace: true,
  minifySyntax: true,
  banner: { js: BANNER },
  // An optional package of pg.
  external: ["pg-native"],
  plugins: [WITHOUT_PAGES],
  write: false,
  metafile: true,
  logLevel: "warning",
} as const satisfies BuildOptions;

/**
 * @param folder `dist`. Each file is replaced by a rename, so that a server that runs from the old one keeps it.
 * @returns The files that were bundled.
 */
export async function writeServerScripts(folder: string): Promise<string[]> {
  const builds = await Promise.all([
    build({
      ...SETTINGS,
      outdir: folder,
      entryPoints: { [parse(SERVER_FILE).name]: "server/start.ts", database: "scripts/lib/database/bundled.ts" },
      // Accounts, passkeys and payments are loaded when the first request needs them.
      splitting: true,
      chunkNames: `${PARTS_FOLDER}/[name]-[hash]`,
    }),
    // In one file: with parts that it shares with the server, it would load zod.
    build({ ...SETTINGS, outdir: folder, entryPoints: { [parse(PAGE_THREAD_FILE).name]: "server/page-thread.ts" } }),
  ]);
  const scripts = new Map(
    builds.flatMap(({ outputFiles }) => outputFiles).map(({ path, text }) => [relative(folder, path), inAscii(text)]),
  );
  const parts = [...scripts.keys()].filter((file) => file.startsWith(`${PARTS_FOLDER}/`));
  // Parts first: a server that is started in this moment finds them.
  for (const file of new Set([...parts, ...scripts.keys()])) replaceFile(join(folder, file), scripts.get(file) ?? "");
  dropOldParts(folder, parts, new Date());
  return builds.flatMap(({ metafile }) => Object.keys(metafile.inputs));
}

/**
 * A script with one character beyond Latin-1 takes two bytes of memory for each of its characters. esbuild escapes them in strings and
 * leaves them in regular expressions, where the same escape is valid.
 */
const inAscii = (script: string) => script.replace(/[^\0-\x7f]/gu, escapeCharacters);

/** @returns Its UTF-16 units as `\u` escapes. */
const escapeCharacters = (character: string) =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/** Removes parts of builds that ended more than a day ago: a server that was started from one loads the others when it needs them. */
export function dropOldParts(folder: string, current: readonly string[], now: Date): void {
  const parts = join(folder, PARTS_FOLDER);
  const unused = (existsSync(parts) ? filesBelow(parts) : [])
    .map((name) => join(PARTS_FOLDER, name))
    .filter((file) => !current.includes(file));
  const kept = new Set(keepForADay(unused, join(folder, OLD_PARTS), now));
  for (const file of unused) if (!kept.has(file)) rmSync(join(folder, file));
}
