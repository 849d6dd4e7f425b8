/** Bundles the server into one file, so that `npm start` needs no compiler. Packages stay outside. */
import { build } from "esbuild";
import { join } from "node:path";

export async function bundleServer(folder: string): Promise<void> {
  await build({
    entryPoints: ["server/start.ts"],
    outfile: join(folder, "server.mjs"),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
}
