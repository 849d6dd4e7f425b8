/** Calendar days as YYYY-MM-DD. */
import { spawnSync } from "node:child_process";
import { Day } from "#schemas/text.ts";

/** Today in Japan's time, in which the vendor counts days. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(now);
}

/** The commit date of HEAD, so that a check of the same commit always gives the same result; today when there is no commit. */
export function commitDay(folder: string): string {
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%cs"], { cwd: folder, encoding: "utf8" });
  // Without git there is no output.
  return status === 0 && isDay(stdout.trim()) ? stdout.trim() : today();
}

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean => Day.safeParse(text).success;
