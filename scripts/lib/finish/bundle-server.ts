/**
 * Makes `dist` the whole deployment beside its `site`: the server with all its packages in one file, the embedded
 * database's compiled part for this platform, and the demonstration installers.
 */
import { build, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, parse } from "node:path";
import { PAGE_THREAD_FILE, SERVER_FILE } from "#server/bundle-folder.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { replaceFile } from "#scripts/lib/put-file.ts";
import { mirrorFolder } from "./mirror-folder.ts";
import { listThirdParties } from "./third-party.ts";

/** CommonJS packages load Node's modules with `require`, which does not exist in an ES module. */
const BANNER =
  'import { createRequire as createRequireOfBundle } from "node:module";\nconst require = createRequireOfBundle(import.meta.url);';
const THIRD_PARTIES_FILE = "third-party-licences.txt";
const INSTALLERS = join(CONTENT_FOLDER, "shared/installers");

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

/**
 * @param folder `dist`. A server that runs from it keeps its files: each one is replaced by a rename.
 * @param alsoBundled Files that are bundled for browsers, whose licences are listed with the server's.
 */
export async function bundleServer(folder: string, alsoBundled: readonly string[]): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      [parse(SERVER_FILE).name]: "server/start.ts",
      [parse(PAGE_THREAD_FILE).name]: "server/page-thread.ts",
      database: "scripts/lib/database/bundled.ts",
    },
    outdir: folder,
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
  });
  for (const { path, text } of outputFiles) replaceFile(path, text);
  replaceFile(join(folder, THIRD_PARTIES_FILE), listThirdParties([...Object.keys(metafile.inputs), ...alsoBundled]));
  copyNativeDatabase(folder);
  mirrorFolder(INSTALLERS, join(folder, "installers"));
}

/** libsql loads `@libsql/<platform>` from node_modules beside the server. `npm install` in that folder adds the one of another platform. */
function copyNativeDatabase(folder: string): void {
  const require = createRequire(import.meta.url);
  const manifest = join(dirname(require.resolve("libsql")), "package.json");
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { optionalDependencies?: Record<string, string> };
  for (const name of Object.keys(optionalDependencies)) {
    const from = findPackage(require, name);
    if (from !== undefined) mirrorFolder(from, join(folder, "node_modules", name));
  }
  replaceFile(join(folder, "package.json"), `${JSON.stringify({ private: true, optionalDependencies }, null, 2)}\n`);
}

function findPackage(require: NodeJS.Require, name: string): string | undefined {
  try {
    return dirname(require.resolve(name));
  } catch {
    // npm installs only the package of this platform.
    return undefined;
  }
}
