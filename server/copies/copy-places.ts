/** Where copies are kept: a folder, for example on a second disk, or a bucket of an S3-compatible store. */
import { AwsClient } from "aws4fetch";
import { copyFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod";
import { makePrivateFolder } from "#server/data-folder.ts";
import { DAY } from "#server/durations.ts";
import type { Environment } from "#server/env.ts";
import { errorCode } from "#server/errors.ts";
import { bucketAddress, signerOf } from "#server/downloads/presign.ts";
import { placeSchema } from "#server/downloads/installers-place.ts";

/** `BACKUP_URL`. */
export const BackupPlace = placeSchema("file:///mnt/backup");
export type BackupPlace = z.infer<typeof BackupPlace>;

export type CopyPlace = {
  put: (name: string, file: string) => Promise<void>;
  get: (name: string, file: string) => Promise<void>;
  /** Names of the copies, the oldest first. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

/** The name holds the time, so that the order of names is that of time. */
export const copyName = (time: number): string => `copy-${new Date(time).toISOString().replace(/[:-]|\.\d{3}/gu, "")}.ndjson.gz`;
const NAME = /^copy-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson\.gz$/u;
/** @returns Milliseconds since 1970. */
export const timeOfCopy = (name: string): number => Date.parse(name.replace(NAME, "$1-$2-$3T$4:$5:$6Z"));

const PART = /\.part$/u;
/** Longer than it takes to make any copy. Milliseconds. */
const MAX_AGE_OF_PART = DAY;

/** Removes unfinished copies from a folder, which a killed process has left: they hold addresses, and nothing else would remove them. */
export async function removeLeftParts(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const copy = name.replace(PART, "");
    if (copy !== name && NAME.test(copy) && timeOfCopy(copy) < now - MAX_AGE_OF_PART) await rm(join(folder, name), { force: true });
  }
}

/** @param signal Ends requests to a store. */
export function openCopyPlace(place: BackupPlace, env: Environment, signal?: AbortSignal): CopyPlace {
  return "folder" in place ? folderPlace(place.folder) : storePlace(place, env, signal);
}

function folderPlace(folder: string): CopyPlace {
  return {
    async put(name, file) {
      makePrivateFolder(folder);
      const part = join(folder, `${name}.part`);
      await copyFile(file, part);
      await rename(part, join(folder, name));
    },
    get: (name, file) => copyFile(join(folder, name), file),
    async list() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorCode(error) === "ENOENT") return [];
        throw error;
      });
      return names.filter((name) => NAME.test(name)).toSorted();
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function storePlace({ bucket, prefix }: { bucket: string; prefix: string }, env: Environment, signal?: AbortSignal): CopyPlace {
  const client = new AwsClient({ ...signerOf(env), retries: 2 });
  const folder = prefix === "" ? "" : `${prefix}/`;
  const base = bucketAddress(env, bucket);
  const request = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => {
    const response = await client.fetch(`${base}/${path}`, { method, body, signal });
    if (response.ok) return response;
    throw new Error(`the store answers ${method} s3://${bucket}/${path.split("?")[0] ?? ""} with ${response.status}`);
  };
  return {
    async put(name, file) {
      await request("PUT", `${folder}${name}`, new Uint8Array(await readFile(file)));
    },
    async get(name, file) {
      await writeFile(file, new Uint8Array(await (await request("GET", `${folder}${name}`)).arrayBuffer()), { mode: 0o600 });
    },
    async list() {
      const names: string[] = [];
      for (let token = ""; ;) {
        const next = token === "" ? "" : `&continuation-token=${encodeURIComponent(token)}`;
        const page = await (await request("GET", `?list-type=2&prefix=${encodeURIComponent(`${folder}copy-`)}${next}`)).text();
        for (const [, key = ""] of page.matchAll(/<Key>([^<]*)<\/Key>/gu)) names.push(key.slice(folder.length));
        token = /<NextContinuationToken>([^<]*)</u.exec(page)?.[1] ?? "";
        if (token === "") return names.filter((name) => NAME.test(name)).toSorted();
      }
    },
    async remove(name) {
      await request("DELETE", `${folder}${name}`);
    },
  };
}
