/** File permissions of the data folder (subscribers' addresses, mails as files, the secret): readable by the server's own user only. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { errorCode, messageOf } from "./errors.ts";

/** Permission bits of the group and of other users. */
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
/** The sticky bit, which folders shared by all users have, such as /tmp. */
const STICKY = 0o1000;
/** Everything that the server itself creates in the data folder. The permissions of other files are never changed. */
const OWN_NAMES = /^(?:site\.db|server\.lock)(?:-(?:wal|shm|journal))?$|^secret$|^staff\.json$|^mail$/u;

/** Makes files that are created later private to this user. Call it in an entry point: worker threads cannot set the umask. */
export function restrictNewFiles(): void {
  process.umask(0o077);
}

/** Creates an empty private file unless it exists. A library that writes to it later keeps its permissions. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

/** Creates a private folder, and those above it, unless it exists. Node's own `recursive` never returns where nothing can be created, as in /proc. */
export function makePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  makePrivateFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/**
 * Creates the data folder if it is missing. In an existing folder, removes other users' permissions from the server's own
 * files, and from the folder if it holds nothing else. A folder with other files may be shared (/tmp, a checkout), so its
 * permissions are only reported.
 *
 * @returns Problems, as sentences for the list that is printed at start.
 */
export function prepareDataFolder(path: string): string[] {
  try {
    makePrivateFolder(path);
    const folder = realpathSync(path);
    accessSync(folder, constants.W_OK);
    const names = readdirSync(folder);
    const own = names.filter((name) => OWN_NAMES.test(name)).map((name) => join(folder, name));
    const hasOnlyOwnFiles = own.length === names.length;
    const locked = own.find((file) => !isUsable(file));
    if (locked !== undefined)
      return [
        `${locked} cannot be read and written by this user; if a command was run as another one, run: chown -R USER ${folder}, as root`,
      ];
    return [...own.filter(isOpenToOthers).flatMap(makePrivate), ...(isOpenToOthers(folder) ? closeFolder(folder, hasOnlyOwnFiles) : [])];
  } catch (error) {
    return [`nothing can be written in ${path} (${messageOf(error)})`];
  }
}

/** True also for a file that is no longer there: another process that closes the database removes SQLite's own files beside it. */
function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return isGone(path);
  }
}

const isGone = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) === undefined;

/** False on Windows, which has no such permissions, and for symbolic links, whose own permissions have no effect. */
function isOpenToOthers(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry !== undefined && process.getuid !== undefined && !entry.isSymbolicLink() && (entry.mode & OTHERS) !== 0;
}

function makePrivate(path: string): string[] {
  try {
    chmodSync(path, lstatSync(path).mode & 0o700);
    return [];
  } catch (error) {
    if (isGone(path)) return [];
    return [`${path} can be read by others, and cannot be closed (${messageOf(error)}); run: chmod go-rwx ${path}, as its owner`];
  }
}

function closeFolder(folder: string, hasOnlyOwnFiles: boolean): string[] {
  const { mode: all, uid } = lstatSync(folder);
  if (hasOnlyOwnFiles && uid === process.getuid?.() && (all & STICKY) === 0) return makePrivate(folder);
  const mode = all & 0o777;
  // Other users can then list names and sizes, but cannot read the files, which are private.
  if ((mode & OTHERS_WRITE) === 0) return [];
  return [
    `others may write in ${folder} (its mode is 0${mode.toString(8)}), and could put their own files in place of the server's; name a folder inside it, which the server makes itself, or run: chmod go-w ${folder}`,
  ];
}
