/** Finds the copy that a command of `npm run database` names. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { type CopyPlace, openCopyPlace } from "#server/copies/copy-places.ts";
import { type Environment, StartError } from "#server/env.ts";

const findPlace = (env: Environment): CopyPlace | undefined =>
  env.BACKUP_URL === undefined ? undefined : openCopyPlace(env.BACKUP_URL, env);

/** @returns Names of the copies at BACKUP_URL, the oldest first; none without it. */
export const listCopies = async (env: Environment): Promise<string[]> => (await findPlace(env)?.list()) ?? [];

/** @throws StartError without BACKUP_URL. */
export function requirePlace(env: Environment): CopyPlace {
  const place = findPlace(env);
  if (place !== undefined) return place;
  throw new StartError("There is no place of copies:", [
    "BACKUP_URL: write a folder such as file:///mnt/backup, or a store such as s3://bucket/prefix",
  ]);
}

/**
 * @param folder Where a copy from BACKUP_URL is put.
 * @param copy The name of a copy at BACKUP_URL, or a file; left out, the newest at BACKUP_URL.
 * @returns A file that exists.
 * @throws StartError if there is no such copy.
 */
export async function fetchCopy(env: Environment, folder: string, copy?: string): Promise<string> {
  const isName = copy === undefined || copy === basename(copy);
  const place = copy === undefined ? requirePlace(env) : isName ? findPlace(env) : undefined;
  const names = (await place?.list()) ?? [];
  const name = copy ?? names.at(-1);
  if (name === undefined) throw new StartError("There is no copy to read:", ["BACKUP_URL: it holds none"]);
  if (place !== undefined && names.includes(name)) {
    const file = join(folder, name);
    await place.get(name, file);
    return file;
  }
  if (existsSync(name)) return name;
  const elsewhere =
    place === undefined ? "BACKUP_URL, where a copy could have this name, is not set" : "BACKUP_URL holds no copy of this name";
  throw new StartError("There is no such copy:", [`${name}: there is no such file${isName ? `, and ${elsewhere}` : ""}`]);
}
