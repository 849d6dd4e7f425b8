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
  { name: "format", commands: [["node_modules/prettier/bin/prettier.cjs", "--check", "."]] },
  // Types of content and of routes: a fresh clone has none, and old ones name pages that are gone.
  {
    name: "typegen",
    commands: [
      ["node_modules/contentlayer2/bin/cli.cjs", "build"],
      ["node_modules/next/dist/bin/next", "typegen"],
    ],
  },
  { name: "lint", needs: ["typegen"], commands: [["node_modules/eslint/bin/eslint.js", "."]] },
  { name: "types", needs: ["typegen"], commands: [["node_modules/typescript/bin/tsc", "--noEmit"]] },
  { name: "content", commands: [tsx("scripts/check-content.ts")] },
  {
    name: "generated",
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
    commands: [vitest(["unit", "database"], vitestReport)],
    count: () => countVitest(vitestReport),
  },
  {
    // Builds a copy of the project that has one more release.
    name: "engineer",
    needs: ["typegen"],
    alone: true,
    commands: [vitest(["engineer"], engineerReport)],
    count: () => countVitest(engineerReport),
  },
  { name: "build", alone: true, commands: [tsx("scripts/build.ts")] },
  { name: "html", needs: ["build"], commands: [tsx("scripts/check-html.ts")] },
  {
    // Whole servers, killed and stopped.
    name: "processes",
    needs: ["build"],
    alone: true,
    commands: [vitest(["processes"], processesReport)],
    count: () => countVitest(processesReport),
  },
  {
    name: "browser",
    needs: ["build"],
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
  const needed = new Set(STEPS.filter(({ name }) => names.includes(name)).flatMap(({ name, needs = [] }) => [name, ...needs]));
  return STEPS.filter(({ name }) => needed.has(name));
}

const { passed, failed } = await runSteps(choose(process.argv.slice(2)));
rmSync(reports, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
