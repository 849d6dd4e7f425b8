/**
 * Keeps assets of earlier builds in the site for a day, because an open page, or a cache in front of the server, may still refer to them.
 * Their names contain a hash of their content, so they never collide with new ones.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { DAY } from "#server/durations.ts";
import { IMMUTABLE_PREFIXES } from "#server/http/headers.ts";

/** By the file's path below the site: since when no page refers to it. */
const OldAssets = z.record(z.string(), z.iso.datetime());

/**
 * Copies the assets that the old site has and the new one lacks, unless they have been unused for a day.
 *
 * @param draft The new site.
 * @param site The old site; it need not exist.
 * @param listFile The list of old assets in the site; read and rewritten.
 * @returns How many old assets the new site has.
 */
export function keepOldAssets(draft: string, site: string, listFile: string, now: Date): number {
  const before = existsSync(listFile) ? OldAssets.parse(JSON.parse(readFileSync(listFile, "utf8"))) : {};
  const kept: Record<string, string> = {};
  const folders = IMMUTABLE_PREFIXES.map((prefix) => prefix.slice(1)).filter((folder) => existsSync(join(site, folder)));
  for (const file of folders.flatMap((folder) => filesBelow(join(site, folder)).map((name) => join(folder, name)))) {
    if (existsSync(join(draft, file))) continue;
    const since = before[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= DAY) continue;
    cpSync(join(site, file), join(draft, file));
    kept[file] = since;
  }
  writeFileSync(listFile, JSON.stringify(kept));
  return Object.keys(kept).length;
}
