/** A copy of `dist` outside the repository, on which whole servers are tested. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { SERVER } from "#tests/faults/site-process.ts";

declare module "vitest" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Declaration merging needs an interface.
  export interface ProvidedContext {
    /** The folder that holds `dist` and nothing else. */
    deployment: string;
  }
}

/** Vitest's global set-up of the project "processes". */
export function setup(project: TestProject): () => void {
  if (!existsSync(SERVER)) throw new Error(`there is no ${SERVER}: run npm run build first`);
  const folder = mkdtempSync(join(tmpdir(), "deployment-"));
  cpSync("dist", join(folder, "dist"), { recursive: true });
  project.provide("deployment", folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
