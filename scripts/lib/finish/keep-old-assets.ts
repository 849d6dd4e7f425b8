/**
 * Keeps assets of earlier builds in the site for a day, because an open page, or a cache in front of the server, may still refer to them.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { linkFile } from "#scripts/lib/put-file.ts";
import { IMMUTABLE_PREFIXES } from "#server/http/headers.ts";
import { keepForADay } from "./keep-for-a-day.ts";

/**
 * Takes the assets over that the old site has and the new one lacks, unless they have been unused for a day.
 *
 * @param draft The new site.
 * @param site The old site; it need not exist.
 * @param listFile The list of old assets in the site; read and rewritten.
 * @returns How many old assets the new site has.
 */
export function keepOldAssets(draft: string, site: string, listFile: string, now: Date): number {
  const folders = IMMUTABLE_PREFIXES.map((prefix) => prefix.slice(1)).filter((folder) => existsSync(join(site, folder)));
  const assets = folders.flatMap((folder) => filesBelow(join(site, folder)).map((name) => join(folder, name)));
  const kept = keepForADay(
    assets.filter((file) => !existsSync(join(draft, file))),
    listFile,
    now,
  );
  for (const file of kept) linkFile(join(site, file), join(draft, file));
  return kept.length;
}
