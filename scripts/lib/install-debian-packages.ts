/** What the commands need of a Debian or Ubuntu: installed in root's run, else the line to type. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const hasApt = () => process.platform === "linux" && existsSync("/usr/bin/apt-get");

/** What to type for these packages; nothing on a machine without apt-get. */
export function debianCommand(packages: readonly string[]): string | undefined {
  return hasApt() ? `sudo apt-get update && sudo apt-get install -y ${packages.join(" ")}` : undefined;
}

/**
 * Does nothing where it may not: for people who are not root, and on other systems.
 *
 * @param instead Another way to what is missing, for whom apt-get fails.
 * @throws with what apt-get said.
 */
export function installDebianPackages(packages: readonly string[], instead?: string): void {
  if (packages.length === 0 || !hasApt() || process.getuid?.() !== 0) return;
  console.error(`installing ${packages.join(" and ")} with apt-get …`);
  // Lists first: a bare machine has none, and those of an old image name packages that are gone.
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    const { status, stdout, stderr } = spawnSync("apt-get", args, {
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status === 0) continue;
    const otherWay = instead === undefined ? "" : `\nInstead, try:\n\n    ${instead}\n`;
    throw new Error(`apt-get ${args.join(" ")} failed:\n${stdout}${stderr}${otherWay}`);
  }
}
