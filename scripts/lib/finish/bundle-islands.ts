/** Bundles the islands: one small loader, React and each island in chunks that it imports when they are needed. */
import { build } from "esbuild";
import { join } from "node:path";

/** Below dist/site: never changes without its name changing, so browsers keep it for good. */
const ASSETS = "_assets";

/**
 * @param analytics Where page views are counted, when anybody counts them.
 * @returns Public addresses: the loader's, and those of the chunks that it cannot start without.
 */
export async function bundleIslands(site: string, analytics?: URL): Promise<{ loader: string; preloads: string[] }> {
  const result = await build({
    entryPoints: { loader: "components/islands/runtime/loader.ts" },
    outdir: join(site, ASSETS),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', ANALYTICS_URL: JSON.stringify(analytics?.href ?? "") },
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  const entry = Object.entries(result.metafile.outputs).find(([file]) => /\/loader-[A-Z0-9]+\.js$/u.test(file));
  if (entry === undefined) throw new Error("esbuild wrote no loader");
  const publicPath = (file: string) => file.slice(file.indexOf(`/${ASSETS}/`));
  const [file, { imports }] = entry;
  return {
    loader: publicPath(file),
    preloads: imports.filter(({ kind }) => kind === "import-statement").map((chunk) => publicPath(chunk.path)),
  };
}
