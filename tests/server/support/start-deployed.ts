/** Starts servers in the folder of deployment.ts, on free ports, with empty data folders unless DATA_DIR is given. */
import { searchOutput } from "./quiet-log.ts";
import { inject, onTestFinished } from "vitest";
import { createDatabase } from "#tests/faults/postgres.ts";
import { startTemporarySite, type TemporarySite } from "#tests/faults/site-process.ts";

type Environment = Readonly<Record<string, string>>;

/** The caller must remove it. */
export async function startDeployed(env: Environment = {}): Promise<TemporarySite> {
  const site = await startTemporarySite(env, { root: inject("deployment") });
  searchOutput(site.output);
  return site;
}

/** Removed at the end of the test. */
export async function startForTest(env: Environment = {}): Promise<TemporarySite> {
  const site = await startDeployed(env);
  onTestFinished(site.remove);
  return site;
}

/** Three servers on one new PostgreSQL database, removed at the end of the test. */
export async function startThree(env: Environment): Promise<TemporarySite[]> {
  const shared = {
    DATABASE_URL: await createDatabase(inject("postgresPort")),
    SITE_URL: "https://site.example",
    SITE_SECRET: "a secret of the tests, thirty-two letters and more",
  };
  return Promise.all(Array.from({ length: 3 }, () => startForTest({ ...shared, ...env })));
}
