/** A copy of the project in a temporary folder, so that benchmarks and tests do not change the repository's content and builds. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listProjectFiles } from "#scripts/lib/project-files.ts";

/** Copies the files that git tracks or would add, and node_modules. @returns The new folder. */
export function copyProject(repository: string): string {
  const copy = mkdtempSync(join(tmpdir(), "project-"));
  try {
    for (const file of listProjectFiles(repository)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(repository, file), join(copy, file), { verbatimSymlinks: true });
    }
    linkModules(join(repository, "node_modules"), join(copy, "node_modules"));
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Turbopack follows no symbolic link out of its project. Hard links are fast and need no space; across devices, or if cp has no -l, the files are copied. */
function linkModules(from: string, to: string): void {
  if (spawnSync("cp", ["-al", from, to], { stdio: "ignore" }).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
