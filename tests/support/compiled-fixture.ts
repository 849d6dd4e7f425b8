/** Vitest's global set-up of the projects that run on the fixture site: lib/content reads what was compiled from it. */
export { compileFixtureSite as setup } from "./fixture-site.ts";
