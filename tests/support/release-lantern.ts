/** Releases a version of the small site's product with installers, as an engineer does. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRequest } from "#scripts/lib/release/options.ts";
import { runRelease } from "#scripts/lib/release/run-release.ts";
import { signInstallers } from "#scripts/lib/release/sign-installers.ts";
import { fixtureKey } from "./fixture-key.ts";
import type { LaidOut } from "./lay-out.ts";

/** @param args Options of `npm run release`. @returns What the command says. @throws ReleaseError when the command refuses them. */
export async function releaseLantern(site: LaidOut, version: string, ...args: string[]): Promise<string> {
  const folder = join(site.project, "built");
  mkdirSync(folder, { recursive: true });
  const installers = ["Lite", "Standard"].flatMap((edition) => {
    const file = join(folder, `Lantern-${edition}-${version}-macOS.zip`);
    writeFileSync(file, `${edition} ${version}`);
    return ["--installer", file];
  });
  const lines: string[] = [];
  await runRelease(readRequest(["lantern", version, ...args, ...installers, "--content", site.root]), (line) => lines.push(line));
  signInstallers({ key: fixtureKey(), content: site.root });
  return lines.join("\n");
}
