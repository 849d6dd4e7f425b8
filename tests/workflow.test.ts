/** The workflow on a machine of GitHub, in a repository that somebody has just made. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { git } from "#tests/support/git.ts";

it("summarises translations in a repository with one commit, too", () => {
  const { jobs } = parse(readFileSync(".github/workflows/check.yml", "utf8")) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const command = jobs["annotate-content"]?.steps.find(({ run }) => run?.includes("--since"))?.run ?? "";
  const folder = mkdtempSync(join(tmpdir(), "workflow-"));
  try {
    writeFileSync(join(folder, "page.mdx"), "words");
    git(folder, "init", "--quiet");
    git(folder, "add", ".");
    git(folder, "commit", "--quiet", "--message", "Begin");
    // In place of npm, what the command does with its last argument.
    const script = `npm() { git diff --name-only "\${@: -1}"; }\n${command}\ncat "$GITHUB_STEP_SUMMARY"`;
    const env = { ...process.env, GITHUB_STEP_SUMMARY: join(folder, "summary"), GIT_DIR: undefined };
    expect(execFileSync("bash", ["-e", "-c", script], { cwd: folder, env, encoding: "utf8" })).toBe("page.mdx\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
