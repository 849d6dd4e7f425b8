/** The day that graces are counted to. */
import { spawnSync } from "node:child_process";
import { Day } from "#schemas/text.ts";

/** Today, in Japan's time: the vendor's days begin there. */
export function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date());
}

/** The commit date of HEAD, so that what was green stays green; today where there is no commit. */
export function commitDay(folder: string): string {
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%cs"], { cwd: folder, encoding: "utf8" });
  // Where there is no git, there is no output either.
  return status === 0 && isDay(stdout.trim()) ? stdout.trim() : today();
}

export const isDay = (text: string): boolean => Day.safeParse(text).success;
