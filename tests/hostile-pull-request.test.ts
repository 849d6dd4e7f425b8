/**
 * Content is not trusted: of a pull request with one file for each trick nothing runs, in any command that reads content, and
 * each file is named with its line. The project is the real one, with the fixture site for its content.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CheckResult } from "#scripts/lib/check/check-content.ts";
import { TOOLS } from "#scripts/lib/tools.ts";
import { LONG } from "#tests/support/extent.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { type HostileFile, hostileFiles, putHostileFiles } from "#tests/support/hostile-files.ts";

const COPIED = ["contentlayer.config.ts", "package.json", "tsconfig.json", ".prettierrc.json", ".oxlintrc.json"];
const LINKED = ["app", "components", "lib", "schemas", "scripts", "server", "tests", "node_modules", "next.config.mjs"];
/** Two slow cores and a cold cache, with room to spare. Milliseconds. */
const TIMEOUT_MS = 120_000;

let project = "";
let canary = "";
let files: HostileFile[] = [];
let environment: NodeJS.ProcessEnv = process.env;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "hostile-"));
  canary = join(project, "something-ran");
  for (const name of COPIED) cpSync(name, join(project, name), { recursive: true });
  for (const name of ["content", "public"]) cpSync(join(FIXTURE_CONTENT, "..", name), join(project, name), { recursive: true });
  for (const name of LINKED) symlinkSync(resolve(name), join(project, name));
  files = hostileFiles(canary);
  const program = files.flatMap((file) => ("text" in file && file.file.endsWith("zz-js.mdx") ? [String(file.text)] : []))[0] ?? "";
  putHostileFiles(project, files, program);
  environment = { ...process.env, CONTENT_DIR: "content", PWD: project, NO_COLOR: "1", FORCE_COLOR: undefined, GIT_DIR: resolve(".git") };
}, TIMEOUT_MS);
afterAll(() => {
  rmSync(project, { recursive: true, maxRetries: 10, retryDelay: 100 });
});
afterEach(() => {
  expect(existsSync(canary), "a file of the pull request ran").toBe(false);
  expect(existsSync(join(project, ".contentlayer/generated"))).toBe(false);
});

/** Runs a command in the copy. A program that opens the named pipe would wait for ever: it is ended, and the status is null. */
function execute(command: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project,
    encoding: "utf8",
    env: environment,
    timeout: TIMEOUT_MS / 2,
    maxBuffer: 1 << 26,
  });
  return { status, output: `${stdout}${stderr}` };
}
const run = (...args: string[]) => execute(process.execPath, args);
const npm = (...args: string[]) => execute("npm", args);

it(
  "the check names each file with its line",
  () => {
    const { status, output } = run("--import", "tsx", "scripts/check-content.ts", "--format", "json");
    expect(status, output.slice(0, 2000)).toBe(1);
    const { problems } = JSON.parse(output) as CheckResult;
    const found = problems.map(({ file, line, rule }) => `${file}:${String(line)} ${rule}`);
    for (const { file, line, rule } of files) expect(found).toContain(`${file}:${String(line)} ${rule}`);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(files.map(({ file }) => file)));
    expect(files.length).toBeGreaterThanOrEqual(20);
  },
  TIMEOUT_MS,
);

describe("a command that reads content stops at the check", () => {
  const testStop = (name: string, command: () => { status: number | null; output: string }, tags: string[] = []) => {
    it(name, { tags, timeout: TIMEOUT_MS }, () => {
      const { status, output } = command();
      expect(status, output.slice(-2000)).toBe(1);
      expect(output).toContain("content/en/support/zz-js.mdx:1:1  error  shape/front-matter-language");
      expect(output).toMatch(/^\d+ problems in \d+ of \d+ files/mu);
    });
  };
  testStop("build", () => run("--import", "tsx", "scripts/build.ts"));
  testStop("types", () => npm("run", "types"), [LONG]);
  testStop("test -- types", () => npm("test", "--", "types"));
  const setUp = 'import("./tests/support/generated-content.ts").then((set) => set.setup())';
  testStop("the unit tests' set-up", () => run("--import", "tsx", "-e", setUp), [LONG]);

  it(
    "dev",
    async () => {
      const child = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], { cwd: project, env: environment });
      let output = "";
      const stopped = new Promise<void>((settle) => child.once("close", settle));
      const refused = new Promise<void>((settle) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk: Buffer) => {
            output += chunk.toString();
            if (output.includes("The preview starts as soon as these are mended.")) settle();
          });
      });
      await Promise.race([refused, stopped]);
      child.kill("SIGKILL");
      await stopped;
      expect(output).toContain("content/en/support/zz-js.mdx:1:1  error  shape/front-matter-language");
      expect(output).toContain("The preview starts as soon as these are mended.");
    },
    TIMEOUT_MS,
  );
});

describe("without the check", () => {
  it(
    "contentlayer refuses links and programs by itself",
    () => {
      const { status, output } = run("node_modules/contentlayer2/bin/cli.cjs", "build");
      expect(status).toBe(1);
      expect(output).toContain("content/en/support/zz-link.mdx is a symbolic link to ../../../outside.mdx");
      expect(output).toContain("content/en/support/zz-js.mdx has more than three hyphens");
    },
    TIMEOUT_MS,
  );

  // Only the folder that tempts them: the whole project would take a minute.
  it.each(["format", "lint"] as const)(
    "npm run %s loads no configuration from a folder below",
    (name) => {
      const command = TOOLS[name].commands[0]!;
      expect(command.at(-1)).toBe(".");
      run(...command.slice(0, -1), "content/lint-plugin.mjs");
    },
    TIMEOUT_MS,
  );
});
