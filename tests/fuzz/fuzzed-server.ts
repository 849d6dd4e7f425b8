/** The server under test: a process with a data folder and, where wanted, a PostgreSQL database of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "#tests/faults/postgres.ts";
import { type SiteProcess, startSite } from "#tests/faults/site-process.ts";
import { freePort } from "#scripts/lib/free-port.ts";
import { type LogWatch, watchLog } from "./log-watch.ts";

export type FuzzedServer = {
  site: SiteProcess;
  folder: string;
  log: LogWatch;
  /** Kills it and forgets its data. */ remove: () => Promise<void>;
};

type Options = { /** The port of a PostgreSQL server. */ postgresPort: number | undefined; env: Readonly<Record<string, string>> };

/** @throws with what it printed when it does not start. */
export async function startFuzzedServer({ postgresPort, env }: Options): Promise<FuzzedServer> {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const log = watchLog();
  const shared = { SITE_URL: "https://site.example", SITE_SECRET: "a secret of the fuzzer, thirty-two letters and more" };
  const database: Record<string, string> = postgresPort === undefined ? {} : { DATABASE_URL: await createDatabase(postgresPort) };
  const site = await startSite(await freePort(), { DATA_DIR: folder, ...shared, ...database, ...env }, { takeOutput: log.take });
  return {
    site,
    folder,
    log,
    async remove() {
      await site.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
