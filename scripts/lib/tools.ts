/** Commands that run tools with this project's settings: what `npm run lint`, `npm run types` and so on start. */
import type { Need } from "./command.ts";

const PRETTIER = "node_modules/prettier/bin/prettier.cjs";
export const VITEST = ["node_modules/vitest/vitest.mjs", "run"];
/** A TypeScript program, as arguments for Node. */
export const tsx = (file: string, ...args: readonly string[]) => ["--import", "tsx", file, ...args];

export type Tool = {
  /** What it does, for `--help`. */
  help: string;
  needs?: readonly Need[];
  /** Tools that run first, by name. */
  before?: readonly string[];
  /** Further environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Arguments for Node, one command after the other until one fails. */
  commands: readonly (readonly string[])[];
  /** Further arguments go to the last command, which is this program. Without it, none are allowed. */
  passesTo?: string;
};

// Prettier and oxlint get their configuration by name: both would also run one from a folder below.
export const TOOLS = {
  format: {
    help: "Checks that every file is formatted; npm run format:fix formats them.",
    commands: [[PRETTIER, "--config", ".prettierrc.json", "--check", "."]],
  },
  "format:fix": { help: "Formats every file.", commands: [[PRETTIER, "--config", ".prettierrc.json", "--write", "."]] },
  lint: {
    help: "Checks all code with oxlint: types, style, and which folder may import which.",
    needs: ["types"],
    commands: [["node_modules/oxlint/bin/oxlint", "--config", ".oxlintrc.json", "."]],
    passesTo: "oxlint",
  },
  typegen: {
    help: "Checks and compiles the content, and generates the types that follow from content and routes.",
    commands: [tsx("scripts/compile-content.ts"), ["node_modules/next/dist/bin/next", "typegen"]],
  },
  types: {
    help: "Generates types, checks all types, and names unused messages, links, files, exports and packages.",
    before: ["typegen", "lint"],
    commands: [
      tsx("scripts/check-unused.ts"),
      ["node_modules/knip/bin/knip.js", "--no-config-hints", "--cache", "--cache-location", ".cache/knip"],
    ],
  },
  generate: {
    help: "Writes the editors' JSON Schemas, docs/content-rules.md and the list of decisions.",
    commands: [tsx("scripts/generate-json-schemas.ts"), tsx("scripts/generate-content-rules.ts"), tsx("scripts/generate-decision-list.ts")],
  },
  unit: {
    help: "Runs the unit tests and the tests that need a database. A word chooses files by their name: npm run unit -- appcast.",
    commands: [[...VITEST, "--project", "unit", "--project", "mocks", "--project", "database", "--project", "content"]],
    passesTo: "vitest run",
  },
  "test:server": {
    help: "Runs the tests of whole server processes on a build of the fixture site.",
    needs: ["content"],
    commands: [[...VITEST, "--project", "processes"]],
    passesTo: "vitest run",
  },
  "test:races": {
    help: "Runs the tests that need a database, with each race of concurrent requests repeated 200 times.",
    commands: [[...VITEST, "--project", "database"]],
    env: { RACE_ROUNDS: "200" },
    passesTo: "vitest run",
  },
  browser: {
    help: "Runs the browser tests on builds of the fixture site and, below crawls/, of the site in dist/. A word chooses files by their name: npm run browser -- newsletter.",
    needs: ["content", "build"],
    commands: [["node_modules/@playwright/test/cli.js", "test"]],
    passesTo: "playwright test",
  },
  serve: {
    help: "Builds the site and serves it on http://localhost:3000; PORT changes the port.",
    commands: [tsx("scripts/build.ts"), ["scripts/start.mjs"]],
  },
} satisfies Record<string, Tool>;
