/**
 * The file in the data folder from which `npm run subscribers` reads how to reach the running server, because only one process may
 * have the embedded database open. Every user who can read the data folder may use it.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A port on 127.0.0.1, and the key for its Authorization header. */
const StaffEndpoint = z.strictObject({ port: z.int(), key: z.string() });
export type StaffEndpoint = z.infer<typeof StaffEndpoint>;

const fileIn = (folder: string) => join(folder, "staff.json");

export function writeEndpointFile(folder: string, endpoint: StaffEndpoint): void {
  // Writing to an existing file, left by a killed server, would keep its permissions.
  removeEndpointFile(folder);
  writeFileSync(fileIn(folder), JSON.stringify(endpoint), { mode: 0o600 });
}

export function removeEndpointFile(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** @throws if no server has written it. */
export const readEndpointFile = (folder: string): StaffEndpoint => StaffEndpoint.parse(JSON.parse(readFileSync(fileIn(folder), "utf8")));
