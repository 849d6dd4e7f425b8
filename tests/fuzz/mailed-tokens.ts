/** Mails that the server wrote as files: their tokens lead to calls that a guess never reaches. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

const MOST_READ = 20;

/** Reads some of the mails, then deletes all: an hour of fuzzing would fill the disk. @returns Tokens of links in them. */
export async function takeMailedTokens(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, "mail");
  const files = listMails(folder).map((name) => join(folder, name));
  const mails = await Promise.all(files.slice(-MOST_READ).map(async (file) => PostalMime.parse(readFileSync(file))));
  for (const file of files) rmSync(file, { force: true });
  const texts = mails.map(({ text = "", html = "" }) => `${text}\n${html}`);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/[?&]token=([\w.%-]+)/gu)].map(([, token = ""]) => token)))];
}

function listMails(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort();
  } catch {
    // No mail was written yet.
    return [];
  }
}
