/** Unit tests stand beside their code; tests of the repository itself are in tests/. Browser tests have a runner of their own. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/support/generated-content.ts",
    include: ["{schemas,lib,components,server,scripts}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    // The same results in every office: dates and prices are written by locale, never by the machine's zone.
    env: { TZ: "UTC" },
    // A slow machine that does other work is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
