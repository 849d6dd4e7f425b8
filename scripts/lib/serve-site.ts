/** Serves the built site on a free port, for commands that open it in a browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/faults/site-process.ts";
import { freePort } from "./free-port.ts";

export type ServedSite = { origin: string; stop: () => Promise<void> };

/** @throws with the server's output when it does not start. */
export async function serveSite(): Promise<ServedSite> {
  // In a folder of its own, because a running server locks its data.
  const data = mkdtempSync(join(tmpdir(), "site-data-"));
  const removeData = () => {
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const { origin, stop } = await startSite(await freePort(), { DATA_DIR: data });
    return { origin, stop: () => stop().then(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}
