/** `npm test`: every check, the long ones in a short form. A failure does not stop the rest; the last line is the sum. */
import { runCommand } from "#scripts/lib/command.ts";
import { OptionError, parseOptions } from "#scripts/lib/options.ts";
import { TOOLS, tsx, VITEST } from "#scripts/lib/tools.ts";
import { runSteps, type Step } from "./run-steps.ts";

type TestStep = Step & {
  /** Only --all runs it, or its name. */
  isLong?: boolean;
};

const STEPS: readonly TestStep[] = [
  // First, because content is not trusted: no other program opens a content file before the check has passed.
  { name: "content", commands: [tsx("scripts/check-content.ts")] },
  { name: "typegen", needs: ["content"], commands: TOOLS.typegen.commands },
  // The longest of the steps that need no build: the others run beside it.
  { name: "unit", needs: ["typegen"], commands: TOOLS.unit.commands, hasTests: true },
  { name: "format", needs: ["content"], commands: TOOLS.format.commands },
  { name: "secrets", commands: [tsx("scripts/check-secrets.ts")] },
  { name: "lint", needs: ["typegen"], commands: TOOLS.lint.commands },
  { name: "types", needs: ["typegen"], commands: TOOLS.types.commands },
  {
    name: "generated",
    needs: ["content"],
    commands: [...TOOLS.generate.commands, tsx("scripts/assets.ts")].map((command) => [...command, "--check"]),
  },
  {
    // All ordinary changes of content in one copy of the project; npm run test:content-changes builds and browses after each, too.
    name: "content-changes",
    needs: ["typegen"],
    commands: [tsx("tests/content-changes/run-content-changes.ts", "--quick", "--together")],
  },
  { name: "build", needs: ["content"], commands: [tsx("scripts/build.ts")] },
  { name: "fixture-site", needs: ["build"], commands: [tsx("tests/support/build-fixture-site.ts")] },
  // The longest of the steps that need a build: the others run beside it.
  { name: "browser", needs: ["typegen", "build", "fixture-site"], commands: TOOLS.browser.commands, hasTests: true },
  // Whole servers, killed and stopped.
  { name: "processes", needs: ["fixture-site"], commands: TOOLS["test:server"].commands, hasTests: true },
  // Builds copies of the project: with the fixture site and one more release, whose code need not be compiled again, and with a new site.
  { name: "engineer", needs: ["typegen", "fixture-site"], commands: [[...VITEST, "--project", "engineer"]], hasTests: true },
  {
    // Builds a copy of the project three times; npm run test:incremental makes more edits.
    name: "incremental",
    needs: ["build"],
    isAlone: true,
    isLong: true,
    commands: [tsx("tests/incremental/run-incremental.ts", "--content", "4", "--code", "0", "--batch", "4", "--every", "4", "--seed", "3")],
  },
  {
    // The same requests each time; an hour of others is a command (npm run fuzz -- --minutes 60).
    name: "fuzz",
    needs: ["build"],
    commands: [
      tsx("tests/fuzz/run-fuzz.ts", "--minutes", "0.3", "--seed", "1"),
      tsx("tests/fuzz/run-fuzz.ts", "--minutes", "0.15", "--seed", "2", "--database", "postgres"),
    ],
  },
  { name: "html", needs: ["build"], commands: [tsx("scripts/check-html.ts")] },
  { name: "search", needs: ["build"], commands: [tsx("scripts/check-search.ts")] },
];

const HELP = `npm test -- [--all] [STEP …]

Runs every check, two at a time, or only the named steps and those that they need. Prints what took longest,
and in the last line how many tests passed and failed; a step without tests counts as one.

  --all   leaves nothing out: without it, long tests and further languages of one test wait
          (tests/support/extent.ts), and so does incremental

Steps: ${STEPS.map(({ name }) => name).join(", ")}`;

await runCommand({ help: HELP, read: readOptions }, async ({ steps, isShort }) => {
  const { passed, failed } = await runSteps(steps, isShort ? { TESTS: "short" } : {});
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

function readOptions(args: readonly string[]): { steps: readonly Step[]; isShort: boolean } {
  const { values, positionals } = parseOptions(args, { all: { type: "boolean" } }, STEPS.length);
  const isShort = values.all !== true;
  return { steps: chooseSteps(positionals, isShort), isShort };
}

/** @throws OptionError for a name that no step has. @returns The named steps and all that they need; without names, every step. */
function chooseSteps(names: readonly string[], isShort: boolean): readonly TestStep[] {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new OptionError(`there is no step ${unknown.join(", ")}; the steps are ${STEPS.map(({ name }) => name).join(", ")}`);
  if (names.length === 0) return STEPS.filter(({ isLong }) => !(isShort && isLong === true));
  const chosen = new Set(names);
  // Iteration over a set includes what is added on the way, so that needs of needs are found, too.
  for (const name of chosen) for (const need of STEPS.find((step) => step.name === name)?.needs ?? []) chosen.add(need);
  return STEPS.filter(({ name }) => chosen.has(name));
}
