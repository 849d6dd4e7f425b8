/** Before the server starts: whether each installer that a visitor can ask for is there, and as long as its release says. */
import { existsSync } from "node:fs";
import { listNamed, placeOf } from "./installers.ts";
import type { InstallersPlace } from "./installers-place.ts";
import { locateInstaller } from "./locate-installer.ts";

/** @returns What is wrong in the folder, for a person. A store is asked when the server stands: list-store-mistakes.ts. */
export async function listInstallerMistakes(place: InstallersPlace | undefined): Promise<string[]> {
  if (place === undefined || !("folder" in place)) return [];
  const { folder } = place;
  if (!existsSync(folder)) return [`INSTALLERS_URL: there is no folder ${folder}`];
  const mistakes = await Promise.all(
    listNamed().map((named) =>
      locateInstaller(folder, named).then(
        () => [],
        (error: unknown) => [`INSTALLERS_URL: ${folder}/${placeOf(named)}: ${reasonOf(error)}`],
      ),
    ),
  );
  return mistakes.flat();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "ENOENT" ? "it is missing" : error.message;
}
