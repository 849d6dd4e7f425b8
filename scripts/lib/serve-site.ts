/** The finished site on a port of its own, for commands that look at it in a browser. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER, startSite } from "#tests/faults/site-process.ts";
import { freePort } from "./free-port.ts";

export type ServedSite = { origin: string; stop: () => Promise<void> };

/** @throws with the server's own words when it does not start. */
export async function serveSite(): Promise<ServedSite> {
  if (!existsSync(SERVER)) throw new Error(`there is no ${SERVER}: run npm run build first`);
  // A server that runs beside it has locked its own data.
  const data = mkdtempSync(join(tmpdir(), "site-data-"));
  const forgetData = () => {
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const { origin, stop } = await startSite(await freePort(), { DATA_DIR: data });
    return { origin, stop: () => stop().then(forgetData) };
  } catch (error) {
    forgetData();
    throw error;
  }
}
