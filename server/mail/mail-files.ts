/** Mails as files, in `DATA_DIR/mail`, where no mail server is named: found by their age, and by whom they are to or about. */
import { type Dirent, readdirSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Below the data folder. */
export const MAIL_FOLDER = "mail";
/** The headers of our mails have less than 4 KiB. Bytes. */
const HEAD = 16 * 1024;
/** Of the time when a mail was made, as a file name can hold it, and its id. The last part is there while it is written. */
const NAME = /^(?<day>\d{4}-\d{2}-\d{2})T(?<hour>\d{2})-(?<minute>\d{2})-(?<second>[\d.]+)Z-.+\.eml(?:\.part)?$/u;
/** Whom a mail is to, and in mails to the staff whom it is about; a folded line goes on behind white space. */
const PEOPLE = /^(?:to|reply-to):(?:.*(?:\r?\n[ \t].*)*)/gimu;
const ADDRESS = /[^\s<>"(),;:]+@[^\s<>"(),;:]+/gu;

export const mailFileName = (date: Date, id: string) => `${date.toISOString().replaceAll(":", "-")}-${id}.eml`;

/** @returns When the mail of a file was made, in milliseconds; `undefined` for other files. */
function timeOf(name: string): number | undefined {
  const { day, hour, minute, second } = NAME.exec(name)?.groups ?? {};
  return day === undefined ? undefined : Date.parse(`${day}T${hour ?? ""}:${minute ?? ""}:${second ?? ""}Z`);
}

function listFiles(dataFolder: string): Dirent[] {
  try {
    const entries = readdirSync(join(dataFolder, MAIL_FOLDER), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && timeOf(entry.name) !== undefined);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

const removeFile = (dataFolder: string, name: string) => rm(join(dataFolder, MAIL_FOLDER, name), { force: true });

/** @param before Milliseconds since 1970. @returns How many files of mails that were made before went. */
export async function deleteOldMailFiles(dataFolder: string, before: number): Promise<number> {
  const old = listFiles(dataFolder).filter(({ name }) => (timeOf(name) ?? before) < before);
  for (const { name } of old) await removeFile(dataFolder, name);
  return old.length;
}

/** @param isAbout Asked for each address that a mail is to, or that its answer goes to. @returns How many files went. */
export async function deleteMailFilesOf(dataFolder: string, isAbout: (address: string) => boolean): Promise<number> {
  let count = 0;
  for (const { name } of listFiles(dataFolder)) {
    if (!(await readPeople(join(dataFolder, MAIL_FOLDER, name))).some(isAbout)) continue;
    await removeFile(dataFolder, name);
    count++;
  }
  return count;
}

async function readPeople(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const [head = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n\r?\n/u, 1);
    return (head.match(PEOPLE) ?? []).flatMap((line) => line.match(ADDRESS) ?? []);
  } finally {
    await file.close();
  }
}
