/**
 * The small site of tests/fixtures/site: the tests of behaviour run on it, so that none of them depends on the vendor's content.
 * It is compiled and built below `.cache/fixture-site`, beside the vendor's site and not instead of it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locale } from "#schemas/locale.ts";
import { hashFiles } from "#scripts/lib/hash-files.ts";
import { copyProject } from "#tests/bench/lib/project-copy.ts";

/** Its `CONTENT_DIR`. */
export const FIXTURE_CONTENT = "tests/fixtures/site/content";
/** The locales that have content of their own. In others, English stands in. */
export const FIXTURE_LOCALES = ["ja", "en", "de"] as const;
/** The locales that have messages and mails of their own; zh because its tag is another one. The site has fr and es, too, in English. */
export const MESSAGE_LOCALES: readonly Locale[] = [...FIXTURE_LOCALES, "zh"];
/** Holds `.contentlayer` and `dist` of the fixture site. */
export const FIXTURE_OUTPUT = ".cache/fixture-site";

/** What the content compiler reads beside content. */
const COMPILER = ["contentlayer.config.ts", "package.json", "tsconfig.json", "lib", "schemas", "scripts", "server", "node_modules"];
/** What the fixture site is built from. */
const SOURCES = [
  ...["tests/fixtures/site", "app", "components", "lib", "schemas", "scripts", "server"],
  ...["contentlayer.config.ts", "next.config.mjs", "postcss.config.mjs", "package-lock.json"],
];

/** Compiles its content into `FIXTURE_OUTPUT/.contentlayer`, unless that was made from the same files. @throws with the command's output. */
export function compileFixtureSite(): void {
  onceFor("compiled-from", [FIXTURE_CONTENT, "schemas", "lib/mdx", "scripts/lib", "contentlayer.config.ts"], () => {
    for (const name of COMPILER) {
      rmSync(join(FIXTURE_OUTPUT, name), { recursive: true, force: true });
      symlinkSync(resolve(name), join(FIXTURE_OUTPUT, name));
    }
    acceptTranslations(FIXTURE_OUTPUT, resolve(FIXTURE_CONTENT));
    runInFixtureProject(FIXTURE_OUTPUT, ["scripts/compile-content.ts"], { CONTENT_DIR: resolve(FIXTURE_CONTENT) });
  });
}

/** The caches of its build, in `FIXTURE_OUTPUT`. */
const BUILD_CACHES = "build-caches";

/** Builds it into `FIXTURE_OUTPUT/dist`, unless that was made from the same files. @throws with the build's output. */
export function buildFixtureSite(): void {
  onceFor("built-from", SOURCES, () => {
    const project = copyFixtureProject();
    try {
      runInFixtureProject(project, ["scripts/build.ts"]);
      for (const [from, to] of [
        ["dist", "dist"],
        [".cache", BUILD_CACHES],
      ] as const) {
        rmSync(join(FIXTURE_OUTPUT, to), { recursive: true, force: true });
        cpSync(join(project, from), join(FIXTURE_OUTPUT, to), { recursive: true });
      }
    } finally {
      rmSync(project, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  });
}

/**
 * Copies the project into a temporary folder, whose commands read the fixture site when they run by `runInFixtureProject`. All of its
 * translations are current there.
 *
 * @returns The folder. The caller removes it.
 */
function copyFixtureProject(): string {
  const project = copyProject(process.cwd());
  acceptTranslations(project, join(project, FIXTURE_CONTENT));
  // Compiled code holds no content, so the vendor's compilation serves the fixture site, too.
  if (existsSync(".next")) cpSync(".next", join(project, ".next"), { recursive: true });
  return project;
}

/** `copyFixtureProject` with the finished site, so that the next build renders only what has changed. @throws with the build's output. */
export function copyBuiltFixtureProject(): string {
  buildFixtureSite();
  const project = copyFixtureProject();
  for (const [from, to] of [
    ["dist", "dist"],
    [BUILD_CACHES, ".cache"],
  ] as const)
    if (existsSync(join(FIXTURE_OUTPUT, from))) cpSync(join(FIXTURE_OUTPUT, from), join(project, to), { recursive: true });
  return project;
}

/**
 * Records that each translation says what its source says now: git has no `sources.lock` of the fixture site.
 *
 * @param project A folder whose `scripts/` it runs.
 * @param content The fixture site's content folder.
 * @throws with the command's output.
 */
export function acceptTranslations(project: string, content: string): void {
  for (const locale of readdirSync(content)) rmSync(join(content, locale, "sources.lock"), { force: true });
  runInFixtureProject(project, ["scripts/translate.ts", "accept", "--all"], { CONTENT_DIR: content });
}

/**
 * Runs a TypeScript program in a folder of `copyFixtureProject`.
 *
 * @returns What it printed.
 * @throws with that when its exit code is not 0.
 */
export function runInFixtureProject(project: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...args], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    env: { ...process.env, ...fixtureEnvironment(resolve(project)), ...env },
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status ?? "a signal"}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** @param project A folder of `copyFixtureProject`. @returns Variables for a command that runs in it. */
export function fixtureEnvironment(project: string): Record<string, string> {
  // Graces are counted to the commit's day, as in the repository. Contentlayer takes PWD for the folder it runs in.
  return { CONTENT_DIR: FIXTURE_CONTENT, GIT_DIR: resolve(".git"), PWD: project, NO_COLOR: "1", CI: "1" };
}

/** Does the work unless a note says that it was done for the same files. */
function onceFor(note: string, sources: readonly string[], work: () => void): void {
  const file = join(FIXTURE_OUTPUT, note);
  const key = hashFiles(sources).digest("hex");
  if (existsSync(file) && readFileSync(file, "utf8") === key) return;
  mkdirSync(FIXTURE_OUTPUT, { recursive: true });
  rmSync(file, { force: true });
  work();
  writeFileSync(file, key);
}
