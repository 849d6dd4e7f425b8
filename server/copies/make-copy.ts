/** Makes a copy of the server's database at BACKUP_URL, and removes old copies. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { CLOCK_TOLERANCE, DAY } from "#server/durations.ts";
import type { Server } from "#server/running-server.ts";
import { copyName, type CopyPlace, timeOfCopy } from "./copy-places.ts";
import { type Counts, writeCopy } from "./copy-file.ts";
import { type Source, withSnapshot } from "./store.ts";

/** Every copy is kept for a day, then the last of each day for two weeks: docs/decisions/0045-copies-of-the-database.md. Milliseconds. */
const KEEP_ALL = DAY;
const KEEP_DAILY = 14 * DAY;

export type CopyOrigin = Pick<Server, "env" | "secret" | "now"> & { source: Source };
export const originOf = (server: Server): CopyOrigin => ({
  ...server,
  source: server.database.engine === "sqlite" ? { folder: server.env.DATA_DIR } : { queries: server.database.queries },
});

/**
 * @param previous The digest of the copy before: with the same data no new copy is stored.
 * @returns undefined if nothing has changed, or if the database is empty while there are copies: a machine that is set up again must not
 * make an empty copy the newest one before the last one is restored.
 */
export async function makeCopy(
  origin: CopyOrigin,
  place: CopyPlace,
  previous?: string,
): Promise<{ name: string; rows: Counts; digest: string } | undefined> {
  const { source, env, now } = origin;
  const name = copyName(now());
  const file = join(env.DATA_DIR, `${name}.part`);
  try {
    const made = await withSnapshot(source, (snapshot) =>
      writeCopy(file, snapshot, {
        createdAt: new Date(now()).toISOString(),
        ...(env.SITE_SECRET === undefined ? { secret: origin.secret } : {}),
      }),
    );
    if (made.digest === previous || (isEmpty(made.rows) && (await place.list()).length > 0)) return undefined;
    await place.put(name, file);
    return { name, ...made };
  } finally {
    await rm(file, { force: true });
  }
}

const isEmpty = (rows: Counts) => Object.values(rows).every((count) => count === 0);

/** @returns The names of the removed copies. @throws if a copy is of the future: a restore would take it for the newest. */
export async function removeOldCopies(place: CopyPlace, now: number): Promise<string[]> {
  const names = await place.list();
  const expired = listExpired(names, now);
  for (const name of expired) await place.remove(name);
  const newest = names.at(-1);
  if (newest !== undefined && timeOfCopy(newest) > now + CLOCK_TOLERANCE)
    throw new Error(
      `${newest} is of the future, and a restore takes it for the newest: set this machine's clock right, or remove that copy`,
    );
  return expired;
}

/** @param names The oldest first. The newest one is never removed, however old it is. */
export function listExpired(names: readonly string[], now: number): string[] {
  const dayOf = (name: string) => Math.floor(timeOfCopy(name) / DAY);
  return names.filter((name, index) => {
    const next = names[index + 1];
    if (next === undefined || timeOfCopy(name) > now - KEEP_ALL) return false;
    return timeOfCopy(name) < now - KEEP_DAILY || dayOf(next) === dayOf(name);
  });
}
