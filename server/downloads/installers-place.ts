/** `INSTALLERS_URL`: a folder on this machine, or a bucket of any S3-compatible store. */
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleFolder } from "#server/bundle-folder.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { parsedText } from "#server/parsed-text.ts";

export type InstallersPlace = { folder: string } | { bucket: string; prefix: string };

/** The demonstration installers; the build copies them from the repository into the bundle. */
const DEFAULT: InstallersPlace = {
  folder: bundleFolder === undefined ? join(CONTENT_FOLDER, "shared/installers") : join(bundleFolder, "installers"),
};
const FILE = /^file:(?<path>.+)$/u;
const STORE = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>[\w-][\w.-]*(?:\/[\w-][\w.-]*)*))?\/?$/u;

/** @param folder An example of a folder, for the message. */
export const placeSchema = (folder: string) =>
  parsedText((address) => parsePlace(address) ?? `write a folder such as ${folder}, or a store such as s3://bucket/prefix`);

export const InstallersPlace = placeSchema("file:///srv/installers").default(DEFAULT);

/** A folder as `file:…`, or a store as `s3://bucket/prefix`. @returns undefined for anything else. */
export function parsePlace(address: string): InstallersPlace | undefined {
  const { path } = FILE.exec(address)?.groups ?? {};
  // `file:installers` is relative to the working directory.
  if (path !== undefined) return path.startsWith("//") ? folderOf(address) : { folder: resolve(path) };
  const { bucket, prefix = "" } = STORE.exec(address)?.groups ?? {};
  return bucket === undefined ? undefined : { bucket, prefix };
}

function folderOf(address: string): InstallersPlace | undefined {
  try {
    return { folder: fileURLToPath(address) };
  } catch {
    // The URL names another host, or contains encoded slashes.
    return undefined;
  }
}
