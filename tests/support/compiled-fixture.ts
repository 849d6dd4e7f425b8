/** Vitest's global set-up of the projects that run on the fixture site: lib/content reads what was compiled from it. */
import { compileFixtureSite } from "./fixture-site.ts";

export function setup(): void {
  compileFixtureSite();
}
