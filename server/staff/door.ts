/**
 * Where the running server listens for the vendor's staff: only one process may have the embedded database open, so
 * their command asks that one. Who may read the data folder may ask.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Door = z.strictObject({ port: z.int(), key: z.string() });
export type Door = z.infer<typeof Door>;

const fileIn = (folder: string) => join(folder, "staff.json");

export function writeDoor(folder: string, door: Door): void {
  // A file of a killed server keeps its own mode.
  removeDoor(folder);
  writeFileSync(fileIn(folder), JSON.stringify(door), { mode: 0o600 });
}

export function removeDoor(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** @throws when no server has been here. */
export const readDoor = (folder: string): Door => Door.parse(JSON.parse(readFileSync(fileIn(folder), "utf8")));
