/** The Java that the Nu Html Checker runs on: `$JAVA_HOME`'s or the machine's own. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { debianCommand, installDebianPackages } from "#scripts/lib/install-debian-packages.ts";

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
  if (findJava() === undefined) installDebianPackages([PACKAGE]);
  const found = findJava();
  if (found !== undefined) return found;
  const command = debianCommand([PACKAGE]) ?? COMMANDS[process.platform];
  throw new Error(
    `There is no Java here, and the Nu Html Checker needs it. Install ${command === undefined ? "a Java runtime from 11" : `it with:\n\n    ${command}\n`}`,
  );
}
