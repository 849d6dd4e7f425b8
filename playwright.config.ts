/** Browser tests run on the finished build, served as `npm start` serves it: run `npm run build` first. */
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";

/** Not the port of `npm start`, so that a server left running is not tested by mistake. Two checkouts need two ports. */
const PORT = Number(process.env.TEST_PORT ?? 3210);
/** Where `npm test` reads the results. */
const report = process.env.TEST_REPORT ?? "";
const baseURL = `http://localhost:${PORT}`;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only when repeated is a failed test.
  retries: 0,
  workers: 2,
  reporter: report === "" ? "list" : [["list"], ["json", { outputFile: report }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] },
  },
  webServer: {
    command: "node dist/server.mjs",
    url: baseURL,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
