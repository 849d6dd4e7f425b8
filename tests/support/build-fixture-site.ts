/** Builds the fixture site for `npm test` and for Playwright, unless it is built already. Exits 1 with the build's output when that fails. */
import { buildFixtureSite } from "./fixture-site.ts";

try {
  buildFixtureSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
