/** Programs that commands need beside Node: finds them, installs them with apt-get where that is possible, else says what to type. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { getChromePath } from "chrome-launcher";
import type * as Playwright from "@playwright/test";

export type Program = {
  name: string;
  /** Its path. @throws when a variable of the environment names a file that does not exist. */
  find: () => string | undefined;
  /** Of Debian and Ubuntu. */
  packages: readonly string[];
  /** What to type on other systems, or where apt-get fails. */
  commands: Partial<Record<NodeJS.Platform, string>> & { other: string };
};

const CHROMIUM: Program = {
  name: "Chromium",
  find: () => findChosen("CHROMIUM") ?? findChrome(),
  packages: ["chromium"],
  commands: {
    darwin: "brew install --cask google-chrome",
    win32: "winget install --id Google.Chrome",
    // Ubuntu has Chromium only as a snap, which a container cannot run.
    other: "npx playwright install --with-deps chromium",
  },
};
/** Found as the command that runs it. */
export const JAVA: Program = {
  name: "Java",
  // macOS has a `java` that only shows where to get one, so it is run.
  find: () =>
    findChosen("JAVA_HOME", join("bin", process.platform === "win32" ? "java.exe" : "java")) ??
    (spawnSync("java", ["-version"]).status === 0 ? "java" : undefined),
  packages: ["default-jre-headless"],
  commands: {
    darwin: "brew install --cask temurin",
    win32: "winget install --id EclipseAdoptium.Temurin.21.JRE",
    other: "a Java runtime, version 11 or later",
  },
};
const JAPANESE_FONT: Program = {
  name: "A Japanese font",
  // macOS and Windows have one.
  find: () => (process.platform !== "linux" || output("fc-list", ":lang=ja") !== "" ? "installed" : undefined),
  packages: ["fontconfig", "fonts-noto-cjk"],
  commands: { other: "a font with Japanese letters" },
};
/** Stands in for the site's own face until that has arrived (scripts/lib/postcss-language-styles.mjs). */
const LATIN_FONT: Program = {
  name: "Arial",
  find: () =>
    process.platform !== "linux" || ["Arial", "Liberation Sans"].some((family) => output("fc-list", family) !== "")
      ? "installed"
      : undefined,
  packages: ["fontconfig", "fonts-liberation"],
  commands: { other: "Arial or Liberation Sans" },
};

/** Flags that make one run of Chromium like another: no network traffic of its own, no graphics card, no first-run page. */
export const CHROMIUM_FLAGS: readonly string[] = [
  // Chromium's sandbox does not work for root. It opens our own pages only.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @returns The path of Chromium. Missing fonts are only reported. @throws with the command that installs Chromium. */
export function requireChromium(): string {
  const found = requireProgram(CHROMIUM);
  for (const font of [JAPANESE_FONT, LATIN_FONT])
    try {
      requireProgram(font);
    } catch (error) {
      console.error((error as Error).message);
    }
  return found;
}

/** @returns The path of a program, or what is said beside its constant. @throws with the command that installs it. */
export function requireProgram({ name, find, packages, commands }: Program): string {
  const hasApt = process.platform === "linux" && existsSync("/usr/bin/apt-get");
  const found = find();
  if (found !== undefined) return found;
  const failure = hasApt && process.getuid?.() === 0 ? installPackages(packages) : undefined;
  const installed = find();
  if (installed !== undefined) return installed;
  const apt = `sudo apt-get update && sudo apt-get install -y ${packages.join(" ")}`;
  const remedy = hasApt && failure === undefined ? apt : (commands[process.platform] ?? commands.other);
  throw new Error(`${failure === undefined ? "" : `${failure}\n`}${name} is missing. Install it with:\n\n    ${remedy}\n`);
}

/** @returns What apt-get printed when it failed. */
function installPackages(packages: readonly string[]): string | undefined {
  console.error(`installing ${packages.join(" and ")} with apt-get …`);
  // Package lists first: a fresh container has none, or old ones.
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, stdout, stderr } = spawnSync("apt-get", ["-qq", ...args], { encoding: "utf8", env });
    if (status !== 0) return `apt-get ${args.join(" ")} failed:\n${stdout}${stderr}`;
  }
  return undefined;
}

/** The program in a variable of the environment, as a file or as the folder that contains it. */
export function findChosen(variable: string, file = ""): string | undefined {
  const value = process.env[variable] ?? "";
  if (value !== "" && !existsSync(join(value, file))) throw new Error(`${variable} is ${value}, but there is no ${join(value, file)}`);
  return value === "" ? undefined : join(value, file);
}

/** The Chrome or Chromium of this machine, or else Playwright's. */
function findChrome(): string | undefined {
  try {
    return getChromePath();
  } catch {
    // Loaded only here: it takes longer than everything else in this file.
    const { chromium } = createRequire(import.meta.url)("@playwright/test") as typeof Playwright;
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  }
}

/** @returns What a command printed; nothing when there is no such command. */
export function output(command: string, ...args: readonly string[]): string {
  const { error, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return error === undefined ? stdout.trim() : "";
}
