/** Calendar days as YYYY-MM-DD. */
import { spawnSync } from "node:child_process";
import { dayIn } from "#lib/day-in.ts";
import { Day } from "#schemas/text.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { readSiteRegion } from "./site-locales.ts";

/** Today in the vendor's time zone; in UTC while site.yaml, which names it, cannot be read. */
export const today = (now = new Date()): string => dayIn(readSiteRegion(CONTENT_FOLDER)?.timeZone ?? "UTC", now);

/** The commit date of HEAD, so that a check of the same commit always gives the same result; today when there is no commit. */
export function commitDay(folder: string): string {
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%cs"], { cwd: folder, encoding: "utf8" });
  // Without git there is no output.
  return status === 0 && isDay(stdout.trim()) ? stdout.trim() : today();
}

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean => Day.safeParse(text).success;
