/** A copy of `dist` of the fixture site outside the repository, on which whole servers are tested. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildFixtureSite, FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Declaration merging needs an interface.
  export interface ProvidedContext {
    /** The folder that holds `dist` and nothing else. */
    deployment: string;
  }
}

/** Vitest's global set-up of the project "processes". */
export function setup(project: TestProject): () => void {
  buildFixtureSite();
  const folder = mkdtempSync(join(tmpdir(), "deployment-"));
  cpSync(join(FIXTURE_OUTPUT, "dist"), join(folder, "dist"), { recursive: true });
  project.provide("deployment", folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
