/** Keeps files of earlier builds for a day. Their names contain a hash of their content, so they never collide with new ones. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { DAY } from "#server/durations.ts";

/** By the file's path: since when the newest build lacks it. */
const OldFiles = z.record(z.string(), z.iso.datetime());

/**
 * @param unused Files of earlier builds that the newest one lacks.
 * @param listFile The list of those kept so far; read and rewritten.
 * @returns Those that stay: a day has not passed since a build first lacked them.
 */
export function keepForADay(unused: readonly string[], listFile: string, now: Date): string[] {
  const before = existsSync(listFile) ? OldFiles.parse(JSON.parse(readFileSync(listFile, "utf8"))) : {};
  const kept = unused
    .map((file) => [file, before[file] ?? now.toISOString()] as const)
    .filter(([, since]) => now.getTime() - Date.parse(since) < DAY);
  writeFileSync(listFile, JSON.stringify(Object.fromEntries(kept)));
  return kept.map(([file]) => file);
}
