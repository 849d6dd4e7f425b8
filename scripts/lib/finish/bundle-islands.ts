/** Bundles the islands: a loader in one file, and React and each island in chunks that the loader imports when they are needed. */
import { build, type BuildOptions, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** Below dist/site. Names contain a hash of the file, so browsers may keep files for ever. */
const ASSETS = "_assets";
const LOADER = "components/islands/runtime/loader.ts";

const SHARED = {
  bundle: true,
  format: "esm",
  minify: true,
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  jsx: "automatic",
  legalComments: "none",
  logLevel: "warning",
} satisfies BuildOptions;

/**
 * The loader is bundled alone, because a chunk shared with an island would be one more request of every page. What both use is small and
 * has no state, so that two copies do no harm.
 *
 * @param site Folder of the site.
 * @param analytics The address that counts page views.
 * @returns The loader's public address; by the name of each island its program text with everything that it imports, which contains every
 *   class name that it can use; every file that was bundled.
 */
export async function bundleIslands(site: string, analytics?: URL) {
  const define = { "process.env.NODE_ENV": '"production"', ANALYTICS_URL: JSON.stringify(analytics?.href ?? "") };
  const outdir = join(site, ASSETS);
  const options = { ...SHARED, define, outdir, entryNames: "[name]-[hash]", chunkNames: "[name]-[hash]", metafile: true } as const;

  const found = new Set<string>();
  await build({ ...options, entryPoints: [LOADER], write: false, plugins: [replaceDynamicImports((file) => (found.add(file), file))] });

  const { outputs, inputs } = (await build({ ...options, entryPoints: [...found].sort(), splitting: true })).metafile;
  const chunks = new Map(Object.entries(outputs).map(([chunk, { entryPoint }]) => [entryPoint, chunk]));
  const chunkOf = (file: string) => {
    const chunk = chunks.get(file);
    if (chunk === undefined) throw new Error(`esbuild wrote no chunk for ${file}`);
    return chunk;
  };

  const loader = await build({
    ...options,
    entryPoints: { loader: LOADER },
    plugins: [replaceDynamicImports((file) => `./${basename(chunkOf(file))}`)],
  });
  const [written = ""] = Object.keys(loader.metafile.outputs);

  const code = new Map<string, string>();
  for (const file of found) {
    const parts = new Set<string>();
    const collect = (chunk: string) => {
      if (parts.has(chunk)) return;
      parts.add(chunk);
      for (const { path, external } of outputs[chunk]?.imports ?? []) if (external !== true) collect(path);
    };
    collect(chunkOf(file));
    code.set(basename(file).replace(/\.tsx?$/u, ""), [...parts].map((chunk) => readFileSync(chunk, "utf8")).join("\n"));
  }
  return { loader: `/${ASSETS}/${basename(written)}`, code, inputs: Object.keys(inputs) };
}

/** Replaces the addresses of `import("./x.tsx")`. `address` gets the file's path from the project's folder. */
function replaceDynamicImports(address: (file: string) => string): Plugin {
  return {
    name: "replace-dynamic-imports",
    setup(bundler) {
      bundler.onResolve({ filter: /^[.]/ }, ({ kind, path, importer }) =>
        kind === "dynamic-import" ? { path: address(relative(process.cwd(), join(dirname(importer), path))), external: true } : undefined,
      );
    },
  };
}
