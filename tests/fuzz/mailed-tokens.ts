/** Reads mails that the server wrote as files: valid tokens reach code that guessed ones do not. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

const MAX_READ = 20;

/** Reads some mails, and deletes all, which would fill the disk in an hour. @returns The tokens of links in them. */
export async function takeMailedTokens(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, "mail");
  const files = listMails(folder).map((name) => join(folder, name));
  const mails = await Promise.all(files.slice(-MAX_READ).map(async (file) => PostalMime.parse(readFileSync(file))));
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
    // The folder does not exist before the first mail.
    return [];
  }
}
