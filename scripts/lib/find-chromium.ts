/** The browser that tests and screenshots use: the machine's own Chromium, or Playwright's, and a font that can write Japanese. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** Usual places, by `process.platform`. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/opt/homebrew/bin/chromium",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((folder) =>
    ["Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe"].map((file) => join(process.env[folder] ?? "C:/", file)),
  ),
};

/** What to type where nothing can be installed for people. */
const COMMANDS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "brew install --cask google-chrome",
  win32: "winget install --id Google.Chrome",
};

/** The flags that make one run like another: no network of the browser's own, no graphics card, no first-run page. */
export const CHROMIUM_FLAGS: readonly string[] = [
  // Root has no sandbox to stand in; the pages that this opens are our own.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium on this machine; `$CHROMIUM` goes first. @throws when `$CHROMIUM` names a file that is not there. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen !== undefined && chosen !== "") {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM is ${chosen}, but there is no such file`);
    return chosen;
  }
  return [...(PLACES[process.platform] ?? []), chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The path of a Chromium, with Japanese letters to write. On Debian and Ubuntu, root's run installs what is missing.
 *
 * @throws with the one command to type where it cannot be installed.
 */
export function requireChromium(): string {
  const packages = [...(findChromium() === undefined ? ["chromium"] : []), ...(hasJapaneseFont() ? [] : ["fonts-noto-cjk"])];
  if (packages.length > 0 && canInstall()) install(packages);
  const found = findChromium();
  if (found === undefined) throw new Error(`There is no Chromium here. Install it with:\n\n    ${commandFor(packages)}\n`);
  return found;
}

/** Only Linux comes without: macOS and Windows bring Japanese letters along. */
function hasJapaneseFont(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout, error } = spawnSync("fc-list", [":lang=ja"], { encoding: "utf8" });
  // A bare machine has no fc-list even when it has the font.
  return error === undefined ? stdout.trim() !== "" : existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc");
}

const hasApt = () => process.platform === "linux" && existsSync("/usr/bin/apt-get");
const canInstall = () => hasApt() && process.getuid?.() === 0;

function commandFor(packages: readonly string[]): string {
  if (hasApt()) return `sudo apt-get update && sudo apt-get install -y ${packages.join(" ")}`;
  return COMMANDS[process.platform] ?? "npx playwright install chromium";
}

/** Lists first: a bare machine has none, and those of an old image name packages that are gone. */
function install(packages: readonly string[]): void {
  console.error(`installing ${packages.join(" and ")} with apt-get …`);
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    const { status, stdout, stderr } = spawnSync("apt-get", args, {
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    // Ubuntu has Chromium as a snap only, which a container cannot run; Playwright's own needs no package.
    if (status !== 0)
      throw new Error(
        `apt-get ${args.join(" ")} failed:\n${stdout}${stderr}\nInstead, try:\n\n    npx playwright install --with-deps chromium\n`,
      );
  }
}
