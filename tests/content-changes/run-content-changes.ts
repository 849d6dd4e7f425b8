/**
 * `npm run test:content-changes`: ordinary changes of content, each in a scratch copy of the project, must leave every test that depends
 * on content green without a change of code. The quick steps are part of `npm test`, with all changes together. `--help` says how. Exits 1 when a step of a round fails.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { runCommand } from "#scripts/lib/command.ts";
import { freePort } from "#scripts/lib/free-port.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { copyProject } from "#tests/bench/lib/project-copy.ts";
import { FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import type { Change } from "./list-changes.ts";
import { HELP, readOptions } from "./options.ts";
import { NothingToChange, ScratchContent } from "./scratch-content.ts";

/** Outputs of the last check and of the last build: those of the copy go on from them. */
const CHECK_STATE = [".contentlayer", ".cache"];
const BUILD_STATE = [...CHECK_STATE, ".next", "dist"];

type Step = { name: string; args: readonly string[] };
const tsx = (...args: string[]) => ["--import", "tsx", ...args];
const vitest = (project: string) => ["node_modules/vitest/vitest.mjs", "run", "--project", project];
const QUICK: readonly Step[] = [
  // As a translator does who has read what changed.
  { name: "accept", args: tsx("scripts/translate.ts", "accept", "--all") },
  { name: "check", args: tsx("scripts/check-content.ts") },
  { name: "compile", args: tsx("scripts/compile-content.ts") },
  { name: "content tests", args: vitest("content") },
];
const FULL: readonly Step[] = [
  ...QUICK,
  { name: "unused", args: tsx("scripts/check-unused.ts") },
  { name: "unit tests", args: vitest("unit") },
  { name: "build", args: tsx("scripts/build.ts") },
  { name: "html", args: tsx("scripts/check-html.ts") },
  { name: "search", args: tsx("scripts/check-search.ts") },
  { name: "fuzz", args: tsx("tests/fuzz/run-fuzz.ts", "--minutes", "0.2", "--seed", "1") },
  { name: "browser", args: ["node_modules/@playwright/test/cli.js", "test", "--project", "crawls"] },
];

await runCommand({ help: HELP, read: readOptions }, async ({ rounds, quick }) => {
  let failed = 0;
  for (const changes of rounds) if (!(await makeRound(changes, quick ? QUICK : FULL))) failed++;
  return failed > 0 ? 1 : 0;
});

/** The fixture site's output: the copy makes its own, with the records of translations that git does not have. */
function isNotFixtureSite(path: string): boolean {
  return path !== FIXTURE_OUTPUT;
}

/** Makes changes in one copy and runs the steps there until one fails. @returns Whether all passed. */
async function makeRound(changes: readonly Change[], steps: readonly Step[]): Promise<boolean> {
  const project = copyProject(process.cwd());
  try {
    for (const folder of steps === QUICK ? CHECK_STATE : BUILD_STATE)
      if (existsSync(folder)) cpSync(folder, join(project, folder), { recursive: true, verbatimSymlinks: true, filter: isNotFixtureSite });
    const content = new ScratchContent(project, relative(process.cwd(), resolve(CONTENT_FOLDER)));
    const made = changes.filter((change) => isMade(change, content));
    if (made.length === 0) return true;
    const env = {
      ...process.env,
      GIT_DIR: resolve(".git"),
      PWD: project,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      TEST_PORT: String(await freePort()),
    };
    for (const { name, args } of steps) {
      const begin = performance.now();
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, env, encoding: "utf8", maxBuffer: 1 << 28 });
      console.log(`  ${status === 0 ? "✓" : "✗"} ${name}  ${((performance.now() - begin) / 1000).toFixed(0)} s`);
      if (status === 0) continue;
      console.log(`${stdout}${stderr}`.split("\n").slice(-80).join("\n"));
      return false;
    }
    return true;
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Makes a change, and says so. @returns Whether the content offers a place for it. */
function isMade(change: Change, content: ScratchContent): boolean {
  try {
    change.apply(content);
    console.log(change.name);
    return true;
  } catch (error) {
    if (!(error instanceof NothingToChange)) throw error;
    console.log(`${change.name}: left out, because ${error.message}`);
    return false;
  }
}
