/** The Java that the Nu Html Checker runs on: `$JAVA_HOME`'s or the machine's own. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = "default-jre-headless";

/** What to type where nothing can be installed for people. */
const COMMANDS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "brew install --cask temurin",
  win32: "winget install --id EclipseAdoptium.Temurin.21.JRE",
};

/** @throws when `$JAVA_HOME` names a folder that holds no Java. */
export function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  if (home !== undefined && home !== "") {
    const chosen = join(home, "bin", process.platform === "win32" ? "java.exe" : "java");
    if (!existsSync(chosen)) throw new Error(`JAVA_HOME is ${home}, but there is no ${chosen}`);
    return chosen;
  }
  // macOS has a `java` that only says where to buy one: whoever answers is the real one.
  return spawnSync("java", ["-version"]).status === 0 ? "java" : undefined;
}

/**
 * The command that starts Java. On Debian and Ubuntu, root's run installs it when it is missing.
 *
 * @throws with the one command to type where it cannot be installed.
 */
export function requireJava(): string {
  const hasApt = process.platform === "linux" && existsSync("/usr/bin/apt-get");
  if (findJava() === undefined && hasApt && process.getuid?.() === 0) install();
  const found = findJava();
  if (found !== undefined) return found;
  const command = hasApt ? `sudo apt-get update && sudo apt-get install -y ${PACKAGE}` : COMMANDS[process.platform];
  throw new Error(
    `There is no Java here, and the Nu Html Checker needs it. Install ${command === undefined ? "a Java runtime from 11" : `it with:\n\n    ${command}\n`}`,
  );
}

/** Lists first: a bare machine has none, and those of an old image name packages that are gone. */
function install(): void {
  console.error(`installing ${PACKAGE} with apt-get …`);
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", PACKAGE],
  ]) {
    const { status, stdout, stderr } = spawnSync("apt-get", args, {
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) throw new Error(`apt-get ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}
