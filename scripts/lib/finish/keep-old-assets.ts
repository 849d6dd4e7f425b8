/**
 * Keeps assets of earlier builds in the site for a day, because an open page, or a cache in front of the server, may still refer to them.
 * Their names contain a hash of their content, so they never collide with new ones.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { IMMUTABLE_PREFIXES } from "#server/http/headers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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
  for (const file of IMMUTABLE_PREFIXES.flatMap((prefix) => filesBelow(site, prefix.slice(1)))) {
    if (existsSync(join(draft, file))) continue;
    const since = before[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= DAY_MS) continue;
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    copyFileSync(join(site, file), join(draft, file));
    kept[file] = since;
  }
  writeFileSync(listFile, JSON.stringify(kept));
  return Object.keys(kept).length;
}

function filesBelow(site: string, folder: string): string[] {
  if (!existsSync(join(site, folder))) return [];
  const entries = readdirSync(join(site, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(join(site, "/").length));
}
