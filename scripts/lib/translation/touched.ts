/** Languages that a change touches. */
import { spawnSync } from "node:child_process";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { OptionError } from "#scripts/lib/options.ts";

/**
 * Languages with files that differ from a commit; all of them when the facts or the check's policy differ.
 *
 * @throws OptionError when there is no such commit.
 */
export function touchedLocales(since: string, root: string): Locale[] {
  const { status, stdout, stderr } = spawnSync("git", ["diff", "--name-only", "--relative", since, "--", "."], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new OptionError(`--since ${since}: ${stderr.trim().split("\n")[0] ?? "git knows no such commit"}`);
  const folders = new Set(stdout.split("\n").map((file) => file.split("/")[0]));
  return folders.has("shared") ? [...ALL_LOCALES] : ALL_LOCALES.filter((locale) => folders.has(locale));
}
