/** Programs that tests need beside Node: finds them, installs them with apt-get where that is possible, else says what to type. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Playwright from "@playwright/test";

type Program = {
  name: string;
  /** @throws when a variable of the environment names a program that does not exist. */
  find: () => string | undefined;
  /** Of Debian and Ubuntu. */
  packages: readonly string[];
  /** What to type on other systems. */
  commands: Partial<Record<NodeJS.Platform, string>>;
  /** For systems without a command, and after a failure of apt-get. */
  otherwise: string;
};

/** Usual places of Chromium and Chrome. */
const CHROMIUM_FILES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    .map((name) => `/usr/bin/${name}`)
    .concat("/snap/bin/chromium"),
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/opt/homebrew/bin/chromium",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((folder) =>
    ["Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe"].map((file) => join(process.env[folder] ?? "C:/", file)),
  ),
};
/** Debian's versions of PostgreSQL, each in a folder of its own. */
const POSTGRES_FOLDER = "/usr/lib/postgresql";

const CHROMIUM: Program = {
  name: "Chromium",
  find: () =>
    findChosen("CHROMIUM") ?? [...(CHROMIUM_FILES[process.platform] ?? []), playwrightChromium()].find((file) => existsSync(file)),
  packages: ["chromium"],
  commands: { darwin: "brew install --cask google-chrome", win32: "winget install --id Google.Chrome" },
  // Ubuntu has Chromium only as a snap, which a container cannot run.
  otherwise: "npx playwright install --with-deps chromium",
};
const JAVA: Program = {
  name: "Java",
  // macOS has a `java` that only shows an advertisement, so it is run.
  find: () =>
    findChosen("JAVA_HOME", join("bin", process.platform === "win32" ? "java.exe" : "java")) ??
    (spawnSync("java", ["-version"]).status === 0 ? "java" : undefined),
  packages: ["default-jre-headless"],
  commands: { darwin: "brew install --cask temurin", win32: "winget install --id EclipseAdoptium.Temurin.21.JRE" },
  otherwise: "a Java runtime, version 11 or later",
};
const POSTGRES: Program = {
  name: "PostgreSQL",
  find: findPostgres,
  packages: ["postgresql"],
  commands: { darwin: "brew install postgresql@17" },
  otherwise: "a PostgreSQL whose pg_config is on the path, or name its folder in PG_BIN",
};
/** macOS and Windows have Japanese letters. */
const JAPANESE_FONT: Program = {
  name: "A Japanese font",
  find: () => (process.platform !== "linux" || output("fc-list", ":lang=ja") !== "" ? "installed" : undefined),
  packages: ["fontconfig", "fonts-noto-cjk"],
  commands: {},
  otherwise: "a font with Japanese letters",
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

/** @returns The path of Chromium. A missing Japanese font is only reported. @throws with the command that installs Chromium. */
export function requireChromium(): string {
  const found = requireProgram(CHROMIUM);
  try {
    requireProgram(JAPANESE_FONT);
  } catch (error) {
    console.error((error as Error).message);
  }
  return found;
}

/** @returns The command that runs Java. @throws with the command that installs it. */
export const requireJava = (): string => requireProgram(JAVA);

/** @returns The folder of PostgreSQL's programs. @throws with the command that installs it. */
export const requirePostgres = (): string => requireProgram(POSTGRES);

function requireProgram({ name, find, packages, commands, otherwise }: Program): string {
  const found = find();
  if (found !== undefined) return found;
  const hasApt = process.platform === "linux" && existsSync("/usr/bin/apt-get");
  const failure = hasApt && process.getuid?.() === 0 ? installPackages(packages) : undefined;
  const installed = find();
  if (installed !== undefined) return installed;
  const apt = `sudo apt-get update && sudo apt-get install -y ${packages.join(" ")}`;
  const remedy = failure === undefined && hasApt ? apt : (commands[process.platform] ?? otherwise);
  throw new Error(`${failure === undefined ? "" : `${failure}\n`}${name} is missing. Install it with:\n\n    ${remedy}\n`);
}

/** @returns What apt-get printed when it failed. */
function installPackages(packages: readonly string[]): string | undefined {
  console.error(`installing ${packages.join(" and ")} with apt-get …`);
  // Package lists first: a fresh container has none, or old ones.
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, stdout, stderr } = spawnSync("apt-get", args, { encoding: "utf8", env });
    if (status !== 0) return `apt-get ${args.join(" ")} failed:\n${stdout}${stderr}`;
  }
  return undefined;
}

/** The program that a variable of the environment names, itself or the folder that contains it. */
function findChosen(variable: string, file = ""): string | undefined {
  const value = process.env[variable] ?? "";
  if (value === "") return undefined;
  const chosen = join(value, file);
  if (!existsSync(chosen)) throw new Error(`${variable} is ${value}, but there is no ${chosen}`);
  return chosen;
}

function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    findChosen("PG_BIN"),
    ...versions.map((version) => join(POSTGRES_FOLDER, version, "bin")),
    output("pg_config", "--bindir"),
  ];
  return folders.find((folder) => folder !== undefined && folder !== "" && existsSync(join(folder, "initdb")));
}

/** Playwright's own, if somebody has installed it. Loaded only here: it takes longer than everything else in this file. */
function playwrightChromium(): string {
  const { chromium } = createRequire(import.meta.url)("@playwright/test") as typeof Playwright;
  return chromium.executablePath();
}

/** @returns What a command printed; nothing when there is no such command. */
function output(command: string, ...args: readonly string[]): string {
  const { error, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return error === undefined ? stdout.trim() : "";
}
