/**
 * What is there once in a process: environment, secret, database, and the worker that sends mail. `npm start` opens it
 * before it listens; the preview opens it with the first call. It hangs on globalThis, because the preview loads this file
 * anew after each change of code, and each copy would open a database of its own.
 */
import { openDatabase } from "./db/open-database.ts";
import type { Database } from "./db/database.ts";
import { type Environment, requireEnvironment, siteOrigin } from "./env.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { log } from "./log.ts";
import { startMailWorker } from "./mail/worker.ts";
import { findOrMakeSecret } from "./secret.ts";

/** What verbs work with. */
export type Server = {
  env: Environment;
  secret: string;
  /** The site as mailed links name it. */
  origin: string;
  database: Database;
  now: () => number;
  /** Tells the worker that a mail is waiting. Call it when the transaction is through. */
  mailWaits: () => void;
};
export type Running = Server & { stop: () => Promise<void> };

const KEY = Symbol.for("site.running-server");
const store = globalThis as { [KEY]?: Promise<Running> | undefined };

/** The server of this process; the first to ask opens it. */
export function requireServer(): Promise<Running> {
  store[KEY] ??= open().catch((error: unknown) => {
    // A start that failed, because the database was away, may succeed the next time.
    store[KEY] = undefined;
    throw error;
  });
  return store[KEY];
}

async function open(): Promise<Running> {
  const env = requireEnvironment();
  const server = await openWithoutWorker(env);
  const worker = startMailWorker(server);
  const stopHousekeeping = startHousekeeping(server);
  log("open", { engine: server.database.engine, mail: env.SMTP_URL === undefined ? "files" : "smtp" });
  return Object.assign(server, {
    mailWaits: worker.wake,
    async stop() {
      store[KEY] = undefined;
      stopHousekeeping();
      await worker.stop();
      await server.database.close();
    },
  });
}

/** All but what works by itself: for the staff's command, where no server runs. */
export async function openWithoutWorker(env: Environment): Promise<Server> {
  const database = await openDatabase(env);
  return {
    env,
    secret: env.SITE_SECRET ?? findOrMakeSecret(env.DATA_DIR),
    origin: siteOrigin(env),
    database,
    now: Date.now,
    mailWaits: () => undefined,
  };
}
