/**
 * `npm test`: every check that there is, two at a time where they leave each other a core. A failure does not stop the
 * rest; the last line sums it all up: tests by their number, each other step as one.
 *
 *     npm test                  everything
 *     npm test -- lint types    these steps, and what they need
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest } from "./lib/test/count-tests.ts";
import { runSteps, type Step } from "./lib/test/run-steps.ts";

const reports = mkdtempSync(join(tmpdir(), "site-test-"));
const vitestReport = join(reports, "vitest.json");
const engineerReport = join(reports, "engineer.json");
const playwrightReport = join(reports, "playwright.json");
const processesReport = join(reports, "processes.json");
const vitest = (projects: readonly string[], report: string) => [
  ...["node_modules/vitest/vitest.mjs", "run", ...projects.flatMap((project) => ["--project", project])],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
];
const tsx = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

const STEPS: Step[] = [
  // First, because content is not trusted: no other program opens a content file before the check has passed.
  { name: "content", commands: [tsx("scripts/check-content.ts")] },
  // Prettier and ESLint get their configuration by name: both would load one from a folder below, and run it.
  {
    name: "format",
    needs: ["content"],
    commands: [["node_modules/prettier/bin/prettier.cjs", "--config", ".prettierrc.json", "--check", "."]],
  },
  // Types of content and of routes: a fresh clone has none, and old ones name pages that are gone.
  {
    name: "typegen",
    needs: ["content"],
    commands: [tsx("scripts/compile-content.ts"), ["node_modules/next/dist/bin/next", "typegen"]],
  },
  { name: "lint", needs: ["typegen"], commands: [["node_modules/eslint/bin/eslint.js", "--config", "eslint.config.mjs", "."]] },
  { name: "types", needs: ["typegen"], commands: [["node_modules/typescript/bin/tsc", "--noEmit"], tsx("scripts/check-unused.ts")] },
  {
    name: "generated",
    needs: ["content"],
    commands: [
      tsx("scripts/generate-json-schemas.ts", "--check"),
      tsx("scripts/generate-content-rules.ts", "--check"),
      tsx("scripts/assets.ts", "--check"),
    ],
  },
  {
    name: "unit",
    needs: ["typegen"],
    alone: true,
    commands: [vitest(["unit", "database", "content"], vitestReport)],
    count: () => countVitest(vitestReport),
  },
  { name: "build", needs: ["content"], alone: true, commands: [tsx("scripts/build.ts")] },
  {
    // Builds a copy of the project with the fixture site and one more release; the code is not compiled anew.
    name: "engineer",
    needs: ["build"],
    alone: true,
    commands: [vitest(["engineer"], engineerReport)],
    count: () => countVitest(engineerReport),
  },
  { name: "fixture-site", needs: ["build"], alone: true, commands: [tsx("tests/support/build-fixture-site.ts")] },
  {
    // Two ordinary changes of content in a copy of the project; npm run test:content-changes makes all of them.
    name: "content-changes",
    needs: ["typegen"],
    commands: [tsx("tests/content-changes/run-content-changes.ts", "--quick", "--together", "--only", "price", "--only", "page-renamed")],
  },
  {
    // Builds a copy of the project three times; npm run test:incremental is the long form.
    name: "incremental",
    needs: ["build"],
    alone: true,
    commands: [tsx("tests/incremental/run-incremental.ts", "--content", "4", "--code", "0", "--batch", "4", "--every", "4", "--seed", "3")],
  },
  { name: "html", needs: ["build"], commands: [tsx("scripts/check-html.ts")] },
  {
    // Three minutes of the same requests each time; an hour of others is a command (npm run fuzz -- --minutes 60).
    name: "fuzz",
    needs: ["build"],
    commands: [
      tsx("tests/fuzz/run-fuzz.ts", "--minutes", "2", "--seed", "1"),
      tsx("tests/fuzz/run-fuzz.ts", "--minutes", "1", "--seed", "2", "--database", "postgres"),
    ],
  },
  {
    // Whole servers, killed and stopped.
    name: "processes",
    needs: ["fixture-site"],
    alone: true,
    commands: [vitest(["processes"], processesReport)],
    count: () => countVitest(processesReport),
  },
  {
    name: "browser",
    needs: ["build", "fixture-site"],
    alone: true,
    commands: [["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => countPlaywright(playwrightReport),
  },
];

/** The steps that were asked for by name, and those that they need. */
function choose(names: readonly string[]): Step[] {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`test: there is no step ${unknown.join(", ")}; the steps are ${STEPS.map(({ name }) => name).join(", ")}`);
    process.exit(2);
  }
  if (names.length === 0) return STEPS;
  const needed = new Set(names);
  // A set is walked to its end even while it grows: what a needed step needs is needed, too.
  for (const name of needed) for (const need of STEPS.find((step) => step.name === name)?.needs ?? []) needed.add(need);
  return STEPS.filter(({ name }) => needed.has(name));
}

const { passed, failed } = await runSteps(choose(process.argv.slice(2)));
rmSync(reports, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
