/** Starts servers in the folder of deployment.ts, on free ports, with empty data folders unless DATA_DIR is given. */
import { searchOutput } from "./quiet-log.ts";
import { inject, onTestFinished } from "vitest";
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
