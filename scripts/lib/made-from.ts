/** Notes beside generated files from which content folder they were made, because `CONTENT_DIR` can name another one each time. */
import { realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { putFile, readOptional } from "./put-file.ts";

const NOTES = ".cache/made-from";

/**
 * @param output The folder of generated files: `dist`, `.contentlayer`.
 * @returns Whether it was last made from this content folder; false where nothing was noted.
 */
export const isMadeFrom = (output: string, content: string): boolean => readOptional(join(NOTES, output)) === nameOf(content);

/** Notes that a folder of generated files is made from a content folder. */
export function noteMadeFrom(output: string, content: string): void {
  putFile(join(NOTES, output), nameOf(content));
}

/** From the project, so that a cache is also good for a copy of both elsewhere. */
const nameOf = (content: string) => relative(realpathSync("."), realpathSync(content));
