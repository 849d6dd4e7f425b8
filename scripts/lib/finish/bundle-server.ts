/**
 * Makes `dist` the whole deployment beside its `site`: the server with all its packages, the embedded database's compiled part for this
 * platform, and the demonstration installers.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { replaceFile } from "#scripts/lib/put-file.ts";
import { mirrorFolder } from "./mirror-folder.ts";
import { writeServerScripts } from "./server-scripts.ts";
import { listThirdParties } from "./third-party.ts";

/**
 * @param folder `dist`. A server that runs from it keeps its files.
 * @param alsoBundled Files that are bundled for browsers, whose licences are listed with the server's.
 */
export async function bundleServer(folder: string, alsoBundled: readonly string[]): Promise<void> {
  const bundled = await writeServerScripts(folder);
  replaceFile(join(folder, "third-party-licences.txt"), listThirdParties([...bundled, ...alsoBundled]));
  copyNativeDatabase(folder);
  mirrorFolder(join(CONTENT_FOLDER, "shared/installers"), join(folder, "installers"));
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
