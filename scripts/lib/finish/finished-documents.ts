/** Finishes documents, and takes those of the last build over that were finished from the same HTML. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { finishingKey } from "#scripts/lib/build/code-key.ts";
import { type KeptResults, keptResults } from "#scripts/lib/build/kept-results.ts";
import { hashOf } from "#scripts/lib/build/page-record.ts";
import { setLines } from "#scripts/lib/lines/set-lines.ts";
import { linkFile, putFile, readOptional } from "#scripts/lib/put-file.ts";
import type { Compression } from "./compress.ts";
import { messagesIn, shortIslandProps } from "./island-props.ts";

/**
 * @param draft The folder of the site that is being written.
 * @param site The site of the last build, if there is one.
 * @param compression Makes the compressed forms of the same site.
 * @param kept Hash of each finished document.
 */
export function finishedDocuments(
  draft: string,
  site: string,
  compression: Compression,
  kept: KeptResults<string> = keptResults("finished", finishingKey()),
) {
  const withShortProps = shortIslandProps(draft);

  /** @returns Whether the last build's document, made from the same HTML, is there as it was written, with its messages. */
  const takeOver = async (target: string, from: string): Promise<boolean> => {
    const document = readOptional(join(site, target));
    if (document === undefined || kept.find(target, from) !== hashOf(document)) return false;
    const messages = messagesIn(document).filter((name) => !existsSync(join(draft, name)));
    if (!messages.every((name) => existsSync(join(site, name)))) return false;
    for (const name of [target, ...messages]) linkFile(join(site, name), join(draft, name));
    await compression.unchanged(target);
    return true;
  };

  return {
    /** Writes a document and its compressed forms. @param target Its name below the site's folder. @returns Whether it was finished anew. */
    write: async (target: string, html: string): Promise<boolean> => {
      const from = hashOf(html);
      if (await takeOver(target, from)) return false;
      const finished = withShortProps(setLines(html));
      putFile(join(draft, target), finished);
      kept.keep(target, from, hashOf(finished));
      await compression.file(target);
      return true;
    },
    save: kept.save,
  };
}
