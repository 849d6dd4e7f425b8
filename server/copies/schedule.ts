/** Copies the database to BACKUP_URL at regular times, while the server runs. */
import { MINUTE } from "#server/durations.ts";
import { describeError, log } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { openCopyPlace, removeLeftParts } from "./copy-places.ts";
import { makeCopy, originOf, removeOldCopies } from "./make-copy.ts";

/** How long a stop waits for a copy that a store is taking: the next start makes another one. Milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** @returns A function that stops it. Resolves when no copy is being made. */
export function startCopies(server: Server): () => Promise<void> {
  const { BACKUP_URL, BACKUP_MINUTES, DATA_DIR } = server.env;
  if (BACKUP_URL === undefined) return () => Promise.resolve();
  const giveUp = new AbortController();
  const place = openCopyPlace(BACKUP_URL, server.env, giveUp.signal);
  let digest: string | undefined;
  let running: Promise<void> | undefined;
  const cleanUp = async () => {
    const removed = await removeOldCopies(place, server.now());
    for (const folder of [DATA_DIR, ...("folder" in BACKUP_URL ? [BACKUP_URL.folder] : [])]) await removeLeftParts(folder, server.now());
    return removed.length;
  };
  const copy = async () => {
    const made = await loggingFailure(() => makeCopy(originOf(server), place, digest));
    digest = made?.digest ?? digest;
    // Also when nothing has changed, or the copy has failed: an erased person stays in old copies no longer than they are kept.
    const removed = await loggingFailure(cleanUp);
    if (made !== undefined)
      log("copy-made", { name: made.name, rows: Object.values(made.rows).reduce((sum, count) => sum + count, 0), removed });
  };
  const work = () => {
    running ??= copy().finally(() => (running = undefined));
  };
  work();
  const timer = setInterval(work, BACKUP_MINUTES * MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const timeout = setTimeout(() => giveUp.abort(), STOP_TIMEOUT_MS);
    await running;
    clearTimeout(timeout);
  };
}

/** @returns undefined if it fails, which is logged. */
async function loggingFailure<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    log("copy-failed", describeError(error));
    return undefined;
  }
}
