import { inject } from "vitest";
import { type SiteProcess, startSite } from "#tests/faults/site-process.ts";
import { freePort } from "#scripts/lib/free-port.ts";

/** Starts a server from the copy of `dist` that deployment.ts has made, on a free port. */
export const startDeployed = async (env: Readonly<Record<string, string>>): Promise<SiteProcess> =>
  startSite(await freePort(), env, { root: inject("deployment") });
