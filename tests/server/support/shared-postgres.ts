/** One PostgreSQL for all tests of the server; each test creates its own database on it. */
import type { TestProject } from "vitest/node";
import { startPostgres } from "#tests/faults/postgres.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Declaration merging needs an interface.
  export interface ProvidedContext {
    postgresPort: number;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresPort", postgres.port);
  return postgres.stop;
}
