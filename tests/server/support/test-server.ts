/** A server with its own database and a clock that the test moves. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { Database, Engine } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { type Environment, parseEnvironment, siteOrigin } from "#server/env.ts";
import { type MailWorker, startMailWorker } from "#server/mail/worker.ts";
import type { Running } from "#server/running-server.ts";
import { createDatabase } from "#tests/faults/postgres.ts";
import { isShort } from "#tests/support/extent.ts";

/** One each in the short form of `npm test`: accounts on PostgreSQL, everything else on SQLite. */
export const ENGINES: readonly Engine[] = isShort ? ["sqlite"] : ["sqlite", "postgres"];
export const ENGINES_OF_ACCOUNTS: readonly Engine[] = isShort ? ["postgres"] : ENGINES;

export type TestServer = Running & {
  folder: string;
  /** Moves the clock, and wakes the mail worker. @param time Milliseconds. */
  advance: (time: number) => void;
};

type Options = {
  engine: Engine;
  env?: Readonly<Record<string, string>>;
  /** Whether the mail worker runs. */
  sends?: boolean;
  /** A server whose database and folder it shares. */
  beside?: TestServer;
};

const SECRET = "a secret of the tests, thirty-two letters and more";
const START = Date.UTC(2026, 10, 21, 12);

/** Opens a server, and closes it at the end of the test. */
export async function openTestServer({ engine, env: given = {}, sends = false, beside }: Options): Promise<TestServer> {
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), "site-data-"));
  const url = beside?.env.DATABASE_URL ?? (engine === "postgres" ? await createPostgresDatabase() : undefined);
  const parsed = parseEnvironment({
    DATA_DIR: folder,
    SITE_URL: "https://site.example",
    SITE_SECRET: SECRET,
    ...(url === undefined ? {} : { DATABASE_URL: url }),
    ...given,
  });
  if ("mistakes" in parsed) throw new Error(parsed.mistakes.join("\n"));
  const database: Database = await openDatabase(parsed.env);
  let time = START;
  let worker: MailWorker | undefined;
  const server: TestServer = {
    folder,
    env: parsed.env satisfies Environment,
    secret: SECRET,
    origin: siteOrigin(parsed.env),
    database,
    now: () => time,
    wakeMailWorker: () => worker?.wake(),
    advance(by) {
      time += by;
      worker?.wake();
    },
    async stop() {
      await worker?.stop();
      await database.close();
    },
  };
  if (sends) worker = startMailWorker(server);
  onTestFinished(async () => {
    await server.stop();
    if (beside === undefined) rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

/** @returns The URL of a new, empty database. */
export function createPostgresDatabase(): Promise<string> {
  const port = inject("postgresPort") as number | undefined;
  if (port === undefined) throw new Error("add the folder of this test to WITH_DATABASE in vitest.config.ts");
  return createDatabase(port);
}
