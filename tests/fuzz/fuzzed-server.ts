/** The server under test: a process with its own data folder and, if wanted, its own PostgreSQL database. */
import { createDatabase } from "#tests/faults/postgres.ts";
import { startTemporarySite, type TemporarySite } from "#tests/faults/site-process.ts";
import type { Findings } from "./findings.ts";
import { type LogWatch, watchLog } from "./log-watch.ts";

export type FuzzedServer = { site: TemporarySite; log: LogWatch };

type Options = { /** The port of a PostgreSQL server. */ postgresPort: number | undefined; env: Readonly<Record<string, string>> };

/** @throws with its output if it does not start. */
export async function startFuzzedServer({ postgresPort, env }: Options): Promise<FuzzedServer> {
  const log = watchLog();
  const shared = { SITE_URL: "https://site.example", SITE_SECRET: "a secret of the fuzzer, thirty-two letters and more" };
  const database: Record<string, string> = postgresPort === undefined ? {} : { DATABASE_URL: await createDatabase(postgresPort) };
  const site = await startTemporarySite({ ...shared, ...database, ...env }, { takeOutput: log.take });
  return { site, log };
}

/** Stops the server with SIGTERM; it must still end by itself and without an error. */
export async function stopFuzzedServer({ site, log }: FuzzedServer, findings: Findings): Promise<void> {
  const wasRunning = site.isRunning();
  const code = await site.stop();
  if (wasRunning && code !== 0) findings.add({ rule: "the server stops on SIGTERM", detail: `exit code ${String(code)}` }, []);
  for (const problem of log.takeProblems()) findings.add(problem, []);
  await site.remove();
}
