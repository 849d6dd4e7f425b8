/** The content folder: `CONTENT_DIR`, and `public/` beside it. Commands read both; a server that runs from `dist/` reads neither. */
import { basename, dirname, join } from "node:path";

/** @param given The value of `CONTENT_DIR`, from the folder that a command runs in. Nothing, or blanks, means `content`. */
export function contentFolders(given: string | undefined): { content: string; public: string } {
  const folder = given === undefined || given.trim() === "" ? "content" : given.trim();
  return { content: join(dirname(folder), basename(folder)), public: join(dirname(folder), "public") };
}

const folders = contentFolders(process.env.CONTENT_DIR);

export const CONTENT_FOLDER = folders.content;
/** Pictures and icons of the same vendor, which the build publishes as they are. */
export const PUBLIC_FOLDER = folders.public;
