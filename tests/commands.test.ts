/** Every command of package.json explains itself and says what it lacks, in a project that nobody has built yet. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LONG } from "#tests/support/extent.ts";

const { scripts: all } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** The others start git or lint-staged, which have a --help of their own. */
const scripts = Object.fromEntries(Object.entries(all).filter(([, command]) => command.startsWith("node ")));
/** The code that commands load; copied, because Node resolves links to the built project. */
const COPIED = ["components", "lib", "schemas", "scripts", "server", "tests", "package.json", "package-lock.json", "tsconfig.json"];

let project = "";
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "commands-"));
  const isCode = (file: string) => !file.includes("/tests/fixtures");
  for (const name of COPIED) cpSync(name, join(project, name), { recursive: true, filter: (file) => isCode(`/${file}`) });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

type Result = { code: number; stdout: string; stderr: string };

/** Runs a script of package.json with further arguments, as npm does. */
const run = (name: string, ...args: string[]) => runWith({}, name, ...args);

function runWith(env: Readonly<Record<string, string>>, name: string, ...args: string[]): Promise<Result> {
  const [command = "", ...given] = scripts[name]!.split(" ");
  expect(command).toBe("node");
  return new Promise((settle) => {
    execFile(process.execPath, [...given, ...args], { cwd: project, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      settle({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

it("answers --help and does nothing else", { tags: [LONG], timeout: 120_000 }, async () => {
  const waiting = Object.keys(scripts);
  const results = new Map<string, Result>();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) results.set(name, await run(name, "--help"));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const [name, { code, stdout, stderr }] of results) {
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name}(?:\\s|$)`, "u"));
    expect(stdout.trim().split("\n").length, `${name} says what it does`).toBeGreaterThan(1);
  }
});

describe("without a build and compiled content", () => {
  it.each([
    ["lint", "generated types", "npm run typegen"],
    ["browser", "compiled content", "npm run compile:content"],
    ["test:server", "compiled content", "npm run compile:content"],
    ["check:html", "a build", "npm run build"],
    ["screenshots", "compiled content", "npm run compile:content"],
    ["subscribers", "compiled content", "npm run compile:content", "stats"],
    ["fuzz", "a build", "npm run build"],
    ["start", "a build", "npm run build"],
  ])("%s says that %s is missing, and which command provides it", async (name, what, command, ...args) => {
    const { code, stderr } = await run(name, ...args);
    expect(stderr).toMatch(new RegExp(`^${what} is missing \\(there is no [^)]+\\): run ${command} first\\n$`, "u"));
    expect(code).toBe(2);
  });
});

it("build names a wrong variable before it compiles anything", async () => {
  const { code, stderr } = await runWith({ SITE_URL: "site.example", IMAGE_PATHS: "" }, "build");
  expect([code, stderr]).toEqual([
    1,
    "The environment has mistakes:\n  SITE_URL is site.example: write an address such as https://rittai-audio.example\n",
  ]);
});

it("dev names a wrong port before it starts anything", async () => {
  expect(await runWith({ PORT: "abc" }, "dev")).toEqual({ code: 2, stdout: "", stderr: "PORT is abc: write a port from 1 to 65535\n" });
});

it.each(["build", "start", "format"])("%s refuses an unknown option", async (name) => {
  const { code, stderr } = await run(name, "--chek");
  expect(stderr).toContain("there is no option --chek");
  expect(code).toBe(2);
});
