/** Browser tests run on the finished build, served as `npm start` serves it: run `npm run build` first. */
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/find-chromium.ts";

/** Nothing else is expected here, and a server that someone left running is never tested by mistake. Two checkouts want two ports. */
const PORT = Number(process.env.TEST_PORT ?? 3210);
const baseURL = `http://localhost:${PORT}`;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes the second time is a test that fails.
  retries: 0,
  workers: 2,
  reporter: "list",
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
