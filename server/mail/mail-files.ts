/** Mails as files in `DATA_DIR/mail`, if no mail server is configured. They are deleted by age, or by recipient. */
import { type Dirent, readdirSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#server/errors.ts";

/** Folder name in the data folder. */
export const MAIL_FOLDER = "mail";
/** Bytes to read for the headers, which have less than 4 KiB in the site's mails. */
const HEAD_BYTES = 16 * 1024;
/** The mail's time, without colons because of Windows, and its id. `.part` is there while the file is being written. */
const NAME = /^(?<day>\d{4}-\d{2}-\d{2})T(?<hour>\d{2})-(?<minute>\d{2})-(?<second>[\d.]+)Z-.+\.eml(?:\.part)?$/u;
/** The headers To and Reply-To, with folded lines, which begin with white space. In mails to the staff, Reply-To is the visitor. */
const ADDRESS_HEADERS = /^(?:to|reply-to):(?:.*(?:\r?\n[ \t].*)*)/gimu;
const ADDRESS = /[^\s<>"(),;:]+@[^\s<>"(),;:]+/gu;

export const mailFileName = (date: Date, id: string) => `${date.toISOString().replaceAll(":", "-")}-${id}.eml`;

/** @returns The mail's time in milliseconds since 1970; `undefined` for files that are no mails. */
function timeOf(name: string): number | undefined {
  const { day, hour, minute, second } = NAME.exec(name)?.groups ?? {};
  return day === undefined ? undefined : Date.parse(`${day}T${hour ?? ""}:${minute ?? ""}:${second ?? ""}Z`);
}

function listFiles(dataFolder: string): Dirent[] {
  try {
    const entries = readdirSync(join(dataFolder, MAIL_FOLDER), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && timeOf(entry.name) !== undefined);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

const removeFile = (dataFolder: string, name: string) => rm(join(dataFolder, MAIL_FOLDER, name), { force: true });

/** @param before Milliseconds since 1970. @returns The number of deleted files of mails made before that time. */
export async function deleteOldMailFiles(dataFolder: string, before: number): Promise<number> {
  const old = listFiles(dataFolder).filter(({ name }) => (timeOf(name) ?? before) < before);
  for (const { name } of old) await removeFile(dataFolder, name);
  return old.length;
}

/** @param isMatch Called with the addresses in To and Reply-To. @returns The number of deleted files. */
export async function deleteMatchingMailFiles(dataFolder: string, isMatch: (address: string) => boolean): Promise<number> {
  let count = 0;
  for (const { name } of listFiles(dataFolder)) {
    if (!(await readAddresses(join(dataFolder, MAIL_FOLDER, name))).some(isMatch)) continue;
    await removeFile(dataFolder, name);
    count++;
  }
  return count;
}

async function readAddresses(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [head = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n\r?\n/u, 1);
    return (head.match(ADDRESS_HEADERS) ?? []).flatMap((line) => line.match(ADDRESS) ?? []);
  } finally {
    await file.close();
  }
}
