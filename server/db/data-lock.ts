/**
 * One server for each data folder. The lock is one that the operating system holds for the process, on a file of its own:
 * it ends with the process however that dies, and a process id that is used again means nothing to it.
 */
import Libsql from "libsql";
import { join } from "node:path";
import { makePrivateFile } from "#server/data-folder.ts";

export type DataLock = { release: () => void };

/** @returns `undefined` when another process has it. */
export function takeDataLock(folder: string): DataLock | undefined {
  const file = join(folder, "server.lock");
  makePrivateFile(file);
  const handle = new Libsql(file, { timeout: 0 });
  try {
    handle.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    handle.close();
    if ((error as { code?: unknown }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
  return {
    release() {
      handle.exec("ROLLBACK");
      handle.close();
    },
  };
}
