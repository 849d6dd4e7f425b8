/** Programs that only tests need, beside those of scripts/lib/test-tools.ts. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findChosen, output, type Program, requireChromium, requireProgram } from "#scripts/lib/test-tools.ts";

/** @returns The first file that exists. */
const findExisting = (...files: readonly string[]): string | undefined => files.find((file) => file !== "" && existsSync(file));

/** Chromium without a window: half the work for the same page. */
const HEADLESS_SHELL: Program = {
  name: "Chromium's headless shell",
  find: () => findChosen("CHROMIUM") ?? findExisting("/usr/bin/chromium-headless-shell"),
  packages: ["chromium-headless-shell"],
  commands: { other: "chromium-headless-shell" },
};
/** Found as the folder of its programs. */
export const POSTGRES: Program = {
  name: "PostgreSQL",
  find: () => {
    // Debian installs versions beside each other.
    const debian = "/usr/lib/postgresql";
    const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
    const folders = [findChosen("PG_BIN"), ...versions.map((version) => join(debian, version, "bin")), output("pg_config", "--bindir")];
    return folders.find((folder = "") => folder !== "" && existsSync(join(folder, "initdb")));
  },
  packages: ["postgresql"],
  commands: { darwin: "brew install postgresql@17", other: "PostgreSQL with pg_config on the path, or name its folder in PG_BIN" },
};
export const NGINX: Program = {
  name: "nginx",
  // Debian's is outside the path of other users than root.
  find: () => findExisting("/usr/sbin/nginx", output("which", "nginx")),
  packages: ["nginx"],
  commands: { darwin: "brew install nginx", other: "nginx" },
};
export const CADDY: Program = {
  name: "Caddy",
  find: () => findExisting(output("which", "caddy")),
  packages: ["caddy"],
  commands: { darwin: "brew install caddy", other: "Caddy" },
};
/** Safari's engine on Linux, found as its WebDriver. */
export const WEBKIT: Program = {
  name: "WebKitWebDriver",
  find: () => findExisting("/usr/bin/WebKitWebDriver", output("which", "WebKitWebDriver")),
  packages: ["webkit2gtk-driver"],
  commands: { other: "Debian or Ubuntu with webkit2gtk-driver" },
};
/** A display without a screen. */
export const XVFB: Program = {
  name: "Xvfb",
  find: () => findExisting("/usr/bin/Xvfb", output("which", "Xvfb")),
  packages: ["xvfb"],
  commands: { other: "Xvfb" },
};

/** All pages of tests are of one machine and drawn by the processor: with fewer processes, Chromium takes a tenth less time. */
export const FEWER_PROCESSES: readonly string[] = ["--in-process-gpu", "--renderer-process-limit=1", "--disable-site-isolation-trials"];

/** @returns The path of Chromium for tests of pages: Debian's headless shell, or else any. @throws as requireChromium. */
export function requireHeadlessChromium(): string {
  const chromium = requireChromium();
  try {
    return requireProgram(HEADLESS_SHELL);
  } catch {
    return chromium;
  }
}
