/** The browser that tests and screenshots use: the machine's own Chromium, or Playwright's, and a font that can write Japanese. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { debianCommand, installDebianPackages } from "./install-debian-packages.ts";

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
  // Ubuntu has Chromium as a snap only, which a container cannot run; Playwright's own needs no package.
  installDebianPackages(packages, "npx playwright install --with-deps chromium");
  const found = findChromium();
  if (found !== undefined) return found;
  const command = debianCommand(packages) ?? COMMANDS[process.platform] ?? "npx playwright install chromium";
  throw new Error(`There is no Chromium here. Install it with:\n\n    ${command}\n`);
}

/** Only Linux comes without: macOS and Windows bring Japanese letters along. */
function hasJapaneseFont(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout, error } = spawnSync("fc-list", [":lang=ja"], { encoding: "utf8" });
  // A bare machine has no fc-list even when it has the font.
  return error === undefined ? stdout.trim() !== "" : existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc");
}
