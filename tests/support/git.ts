/** Git in a repository that a test makes. */
import { execFileSync } from "node:child_process";

/**
 * Runs git in a folder, and in no other repository: a hook, or a test that runs these tests, sets GIT_DIR, and a commit would be made there.
 *
 * @returns What it prints.
 * @throws when it fails.
 */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
}
