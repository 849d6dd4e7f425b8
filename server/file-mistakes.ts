import { createPrivateKey } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { BackupPlace } from "./copies/copy-places.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { messageOf } from "./errors.ts";

type Given = { DATA_DIR: string; DKIM_KEY_FILE?: string | undefined; BACKUP_URL?: string | undefined };

/** @returns Problems of the files and folders that the environment names, as sentences for the operator. */
export function listFileMistakes({ DATA_DIR, DKIM_KEY_FILE, BACKUP_URL }: Given): string[] {
  const mistakes = prepareDataFolder(DATA_DIR).map((mistake) => `DATA_DIR: ${mistake}`);
  const place = BackupPlace.safeParse(BACKUP_URL).data;
  if (place !== undefined && "folder" in place && isInPlaceOfFolder(place.folder))
    mistakes.push(`BACKUP_URL: ${place.folder} is no folder; write a folder such as file:///mnt/backup`);
  try {
    if (DKIM_KEY_FILE !== undefined && createPrivateKey(readFileSync(DKIM_KEY_FILE)).asymmetricKeyType !== "rsa")
      mistakes.push(`DKIM_KEY_FILE: ${DKIM_KEY_FILE} holds no RSA key, which is what every mailbox provider knows`);
  } catch (error) {
    mistakes.push(`DKIM_KEY_FILE: ${DKIM_KEY_FILE ?? ""} is no private key (${messageOf(error)})`);
  }
  return mistakes;
}

/** Whether a file has the name of a folder, or of one above it. A folder that does not exist is made later. */
function isInPlaceOfFolder(path: string): boolean {
  // Of what is below a file, statSync of Node 20 says ENOTDIR, and that of Node 24 that it does not exist.
  return existsSync(path) ? !statSync(path).isDirectory() : isInPlaceOfFolder(dirname(path));
}
