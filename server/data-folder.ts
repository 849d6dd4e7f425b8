/**
 * Who may read what the server keeps: addresses of subscribers, mails as files, the secret. Nobody but the user that the
 * server runs as.
 */
import { accessSync, chmodSync, closeSync, constants, lstatSync, mkdirSync, openSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** The permissions that anybody but the owner has. */
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
/** A folder for everybody's files, such as /tmp. */
const STICKY = 0o1000;
/** All that the server itself puts into its folder. Only these are ever changed. */
const OWN_NAMES = /^(?:site\.db|server\.lock)(?:-(?:wal|shm|journal))?$|^secret$|^staff\.json$|^mail$/u;

/** Files that this process makes from now on are its user's alone. For an entry point; threads cannot set it. */
export function restrictNewFiles(): void {
  process.umask(0o077);
}

/** Makes a file empty and private where there is none: what writes it next keeps its permissions. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

/**
 * Makes the data folder where there is none, and closes to others what is the server's own in one that exists: its files,
 * and the folder when nothing else is in it. A folder with other things in it may be one that others need, such as /tmp or a
 * checkout; the operator has to decide about that one.
 *
 * @returns What is wrong, for the list of mistakes at the start.
 */
export function prepareDataFolder(path: string): string[] {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const folder = realpathSync(path);
    accessSync(folder, constants.W_OK);
    const names = readdirSync(folder);
    const own = names.filter((name) => OWN_NAMES.test(name)).map((name) => join(folder, name));
    const isOurs = own.length === names.length;
    return [...own.filter(isOpen).flatMap(close), ...(isOpen(folder) ? closeFolder(folder, isOurs) : [])];
  } catch (error) {
    return [`nothing can be written in ${path} (${messageOf(error)})`];
  }
}

/** Windows has no such permissions, and no user ids. A link's own permissions say nothing, and what it leads to is not ours. */
function isOpen(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry !== undefined && process.getuid !== undefined && !entry.isSymbolicLink() && (entry.mode & OTHERS) !== 0;
}

function close(path: string): string[] {
  try {
    chmodSync(path, lstatSync(path).mode & 0o700);
    return [];
  } catch (error) {
    return [`${path} can be read by others, and cannot be closed (${messageOf(error)}); run: chmod go-rwx ${path}, as its owner`];
  }
}

/** @param isOurs Whether nothing but the server's own files is in it. */
function closeFolder(folder: string, isOurs: boolean): string[] {
  const { mode: all, uid } = lstatSync(folder);
  if (isOurs && uid === process.getuid?.() && (all & STICKY) === 0) return close(folder);
  const mode = all & 0o777;
  // Names and sizes can be seen then, and nothing else: every file in it is closed.
  if ((mode & OTHERS_WRITE) === 0) return [];
  return [
    `others may write in ${folder} (its mode is 0${mode.toString(8)}), and could put their own files in place of the server's; name a folder inside it, which the server makes itself, or run: chmod go-w ${folder}`,
  ];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
