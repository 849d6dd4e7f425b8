/**
 * The state of a server process: environment, secret, database, and the worker that sends mail. `npm start` opens it before it
 * listens, the preview with the first API request. It is stored on globalThis, because the preview reloads this module after
 * each code change, and each copy would open its own database.
 */
import { startCopies } from "./copies/schedule.ts";
import { openDatabase } from "./db/open-database.ts";
import type { Database } from "./db/database.ts";
import { type Environment, requireEnvironment, siteOrigin } from "./env.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { startMailWorker } from "./mail/worker.ts";
import { findOrMakeSecret } from "./secret.ts";

/** What the features' functions work with. */
export type Server = {
  env: Environment;
  secret: string;
  /** The site's origin in mailed links. */
  origin: string;
  database: Database;
  /** Milliseconds since 1970; tests replace it. */
  now: () => number;
  /** Wakes the mail worker. Call it after the transaction that queued a mail. */
  wakeMailWorker: () => void;
};
export type Running = Server & { stop: () => Promise<void> };

const KEY = Symbol.for("site.running-server");
const store = globalThis as { [KEY]?: Promise<Running> };

/** The server of this process, opened by the first call. */
export function requireServer(): Promise<Running> {
  store[KEY] ??= open().catch((error: unknown) => {
    // Lets the next call try again, for example when the database is reachable.
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
  const stopCopies = startCopies(server);
  return Object.assign(server, {
    wakeMailWorker: worker.wake,
    async stop() {
      store[KEY] = undefined;
      stopHousekeeping();
      await Promise.all([stopCopies(), worker.stop()]);
      await server.database.close();
    },
  });
}

/**
 * Opens everything except the mail worker and housekeeping; used by `npm run subscribers` if no server runs.
 *
 * @throws StartError if another server uses the embedded database, or the database cannot be opened.
 */
export const openWithoutWorker = async (env: Environment): Promise<Server> => serverOn(env, await openDatabase(env));

/** A server's functions on an open database. */
export function serverOn(env: Environment, database: Database): Server {
  return {
    env,
    secret: env.SITE_SECRET ?? findOrMakeSecret(env.DATA_DIR),
    origin: siteOrigin(env),
    database,
    now: database.now,
    wakeMailWorker: () => undefined,
  };
}
