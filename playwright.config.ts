/**
 * Browser tests run on finished builds, served as `npm start` serves them. The tests of behaviour run on the fixture site, which is built
 * when it has changed. The crawls, which hold for any content, run on the site in dist/: run `npm run build` first.
 */
import { defineConfig, devices } from "@playwright/test";
import { isShort, LONG } from "#tests/support/extent.ts";
import { FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import { CHROMIUM_FLAGS } from "#scripts/lib/test-tools.ts";
import { FEWER_PROCESSES, requireHeadlessChromium } from "#tests/support/programs.ts";

/** Not the port of `npm start`, so that a server left running is not tested by mistake. Two checkouts need two ports. */
const PORT = Number(process.env.TEST_PORT ?? 3210);
/** Where `npm test` reads the results. */
const report = process.env.TEST_REPORT ?? "";
const FIXTURE_PORT = PORT + 1;
const originAt = (port: number) => `http://localhost:${port}`;
const serverAt = (port: number) =>
  ({
    url: originAt(port),
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  }) as const;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only when repeated is a failed test.
  retries: 0,
  workers: 2,
  ...(isShort ? { grepInvert: new RegExp(LONG, "u") } : {}),
  reporter: report === "" ? "list" : [["list"], ["json", { outputFile: report }]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // Animations are drawn by the processor here, and Chromium gives up a page transition with an error of its own where a test holds
    // requests or answers them. Tests of motion use WITH_MOTION (tests/support/test.ts).
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: requireHeadlessChromium(), args: [...CHROMIUM_FLAGS, ...FEWER_PROCESSES] },
  },
  projects: [
    // The longest tests first, so that no worker waits at the end for one of them.
    { name: "crawls", testMatch: "crawls/**/*.spec.ts", use: { baseURL: originAt(PORT) } },
    { name: "behaviour", testIgnore: "crawls/**", use: { baseURL: originAt(FIXTURE_PORT) } },
  ],
  webServer: [
    { ...serverAt(PORT), command: "node dist/server.mjs", env: { PORT: String(PORT) } },
    {
      ...serverAt(FIXTURE_PORT),
      command: `node --import tsx tests/support/build-fixture-site.ts && cd ${FIXTURE_OUTPUT} && exec node dist/server.mjs`,
      env: { PORT: String(FIXTURE_PORT) },
      // A build on two busy cores. Milliseconds.
      timeout: 300_000,
    },
  ],
});
