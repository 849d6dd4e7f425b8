/** Unit tests are beside their code; tests of the whole project are in tests/. Browser tests run with Playwright. */
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { isShort, LONG } from "#tests/support/extent.ts";
import { FIXTURE_CONTENT, FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";

/** Code that uses a database is tested on both engines, after the rest, because a real PostgreSQL needs a core. */
const WITH_DATABASE =
  "server/{housekeeping,{accounts,copies,credits,db,downloads,licence-keys,limits,mail,newsletter,staff,support}/**/*}.test.ts";
/** Whole server processes from the finished build: `npm run test:server`, and a step of `npm test` after the build. */
const WITH_BUILD = "tests/server/processes/*.test.ts";
/** Kills, outages and scarcity. */
const LONG_WITH_BUILD = "tests/server/processes/{faults,instances,outages,scarce}.test.ts";
/** Copy the project and build it: alone, because a build uses every core. */
const WITH_A_BUILD_OF_ITS_OWN = ["tests/releases/engineer.test.ts", "tests/releases/new-site.test.ts"];

/** Replace modules by `vi.mock`, so each has a process of its own. The others share one, which saves a third of their time. */
const WITH_MOCKS = "**/*.mock.test.{ts,tsx}";

/** Where `npm test` reads the results. */
const report = process.env.TEST_REPORT ?? "";

const compiledFixture = "tests/support/compiled-fixture.ts";
const generatedContent = "tests/support/generated-content.ts";
const deployment = "tests/server/support/deployment.ts";
const quietLog = "tests/server/support/quiet-log.ts";
const sharedPostgres = "tests/server/support/shared-postgres.ts";

/** The fixture site in the place of the vendor's: in these projects no test depends on what `content/` says. */
const ON_THE_FIXTURE_SITE = {
  extends: true,
  resolve: { alias: [{ find: /^#\.contentlayer\//u, replacement: `${resolve(FIXTURE_OUTPUT, ".contentlayer")}/` }] },
} as const;
const env = { CONTENT_DIR: FIXTURE_CONTENT };

export default defineConfig({
  test: {
    environment: "node",
    // The same results in every time zone, and wherever npm was called.
    env: { TZ: "UTC", INIT_CWD: process.cwd() },
    // For slow machines: a timeout is only for tests that never end.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest leaves one core free, which is half of the smallest machine.
    maxWorkers: 2,
    tags: [{ name: LONG, description: "Left out of npm test; npm test -- --all runs it." }],
    ...(isShort ? { tagsFilter: [`!${LONG}`] } : {}),
    unstubEnvs: true,
    restoreMocks: true,
    reporters: report === "" ? ["default"] : ["default", ["json", { outputFile: report }]],
    projects: [
      {
        ...ON_THE_FIXTURE_SITE,
        test: {
          env,
          name: "unit",
          globalSetup: compiledFixture,
          include: [
            "{schemas,lib,components,server,scripts}/**/*.test.{ts,tsx}",
            "tests/{*,releases/*,{bench,fuzz,faults,incremental,steps}/**/*}.test.ts",
          ],
          exclude: [WITH_DATABASE, WITH_MOCKS, ...WITH_A_BUILD_OF_ITS_OWN],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...ON_THE_FIXTURE_SITE,
        test: {
          env,
          name: "mocks",
          globalSetup: compiledFixture,
          include: [WITH_MOCKS],
          // A copy of the project for the fixture site stands in .cache.
          exclude: ["node_modules/**", ".cache/**"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...ON_THE_FIXTURE_SITE,
        test: {
          env,
          name: "database",
          // Processes that a test starts read the repository's own content.
          globalSetup: [compiledFixture, generatedContent, sharedPostgres],
          setupFiles: quietLog,
          include: [WITH_DATABASE, "tests/server/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...ON_THE_FIXTURE_SITE,
        test: {
          env,
          name: "processes",
          globalSetup: [compiledFixture, sharedPostgres, deployment],
          setupFiles: quietLog,
          include: [WITH_BUILD],
          exclude: isShort ? [LONG_WITH_BUILD] : [],
          // Short tests mostly wait; tests under load need both cores.
          fileParallelism: isShort,
          testTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // What holds for any content, on the content folder that CONTENT_DIR names.
        extends: true,
        test: { name: "content", globalSetup: generatedContent, include: ["tests/content/*.test.ts"], sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: "engineer",
          include: WITH_A_BUILD_OF_ITS_OWN,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
