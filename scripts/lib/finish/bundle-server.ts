/**
 * Makes `dist` the whole deployment beside its `site`: the server with all its packages in one file, the embedded
 * database's compiled part for this platform, and the demonstration installers.
 */
import { build, type Plugin } from "esbuild";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, parse } from "node:path";
import { PAGE_THREAD_FILE, SERVER_FILE } from "#server/bundle-folder.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { mirrorFolder } from "./mirror-folder.ts";

/** Packages that are CommonJS ask for Node's own modules by `require`, which a module does not have. */
const BANNER =
  'import { createRequire as createRequireOfBundle } from "node:module";\nconst require = createRequireOfBundle(import.meta.url);';
const INSTALLERS = join(CONTENT_FOLDER, "shared/installers");

type Compiled = { _id: string; compiled?: unknown };

/** Kinds of documents that only pages show. */
const PAGES_ONLY = /[\\/](?:PageWords|SupportWords)[\\/]/u;

/** The server renders no page, so it needs neither these documents nor any compiled body: they are most of the content. */
const WITHOUT_PAGES: Plugin = {
  name: "without-pages",
  setup(esbuild) {
    // Error messages of zod in fifty languages: the server answers with codes.
    esbuild.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
    esbuild.onLoad({ filter: /\.contentlayer[\\/]generated[\\/]\w+[\\/]_index\.json$/ }, ({ path }) => {
      if (PAGES_ONLY.test(path)) return { contents: "[]", loader: "json" };
      const documents = JSON.parse(readFileSync(path, "utf8")) as Compiled[] | Compiled;
      for (const document of Array.isArray(documents) ? documents : [documents]) delete document.compiled;
      // Contentlayer's own order differs from one run to the next; the same content shall give the same bundle.
      if (Array.isArray(documents)) documents.sort((a, b) => (a._id < b._id ? -1 : 1));
      return { contents: JSON.stringify(documents), loader: "json" };
    });
  },
};

/** @param folder `dist`. A server that runs from it is not disturbed: every file is replaced as a whole. */
export async function bundleServer(folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: { [parse(SERVER_FILE).name]: "server/start.ts", [parse(PAGE_THREAD_FILE).name]: "server/page-thread.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Stacks in the log keep their names, and Node reads and keeps a third less.
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: BANNER },
    // pg tries this one, and does without.
    external: ["pg-native"],
    plugins: [WITHOUT_PAGES],
    write: false,
    logLevel: "warning",
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of outputFiles) replaceFile(path, text);
  copyNativeDatabase(folder);
  mirrorFolder(INSTALLERS, join(folder, "installers"));
}

/** libsql loads `@libsql/<platform>` by name, so it is found in node_modules beside the server. `npm install` there adds that of another platform. */
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
    // npm installs only those of this platform.
    return undefined;
  }
}

function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
