/** Tests that make commits make them nowhere else. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { git } from "#tests/support/git.ts";

it("commits in its folder, whatever repository the environment names", () => {
  const [own, other] = [mkdtempSync(path.join(tmpdir(), "git-")), mkdtempSync(path.join(tmpdir(), "git-"))];
  try {
    git(other, "init", "-q");
    vi.stubEnv("GIT_DIR", path.join(other, ".git"));
    git(own, "init", "-q");
    git(own, "commit", "-q", "--allow-empty", "-m", "one");
    expect(git(own, "log", "--format=%s")).toBe("one\n");
    expect(git(other, "rev-list", "--all")).toBe("");
  } finally {
    // The files that follow in this process begin with git before their first test.
    vi.unstubAllEnvs();
    for (const folder of [own, other]) rmSync(folder, { recursive: true });
  }
});
