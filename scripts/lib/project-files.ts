import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** @returns The paths of all files that git has or would add, relative to the repository. */
export function listProjectFiles(repository: string): string[] {
  const names = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  // git still lists files whose removal is not committed.
  return names.split("\0").filter((name) => name !== "" && existsSync(join(repository, name)));
}
