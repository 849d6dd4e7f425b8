/** A good release of Lantern 1.4.3, and ways to spoil it. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ReleaseFixture, writeRelease } from "#tests/support/release-fixture.ts";

type Site = { root: string };
export type Broken = { fault: string; rule: string; make: (site: Site) => void };

export const FACTS = "shared/releases/lantern/1.4.3.yaml";
export const WORDS = "en/releases/lantern/1.4.3.mdx";
export const INSTALLERS = "shared/installers/lantern/1.4.3";
export const LITE = `${INSTALLERS}/Lantern-Lite-1.4.3-macOS.zip`;
export const STANDARD = `${INSTALLERS}/Lantern-Standard-1.4.3-macOS.zip`;

/** A whole release after the base's 1.4.2, as it should be but for what is given. */
export const release =
  (given: Partial<ReleaseFixture> = {}) =>
  ({ root }: Site) => {
    writeRelease(root, { version: "1.4.3", ...given });
  };
/** A good release, in which one piece of one file is replaced. */
export const slip =
  (file: string, from: string | RegExp, to: string, given: Partial<ReleaseFixture> = {}) =>
  (site: Site) => {
    release(given)(site);
    edit(site, file, from, to);
  };

export function edit({ root }: Site, file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, edited);
}

export function move({ root }: Site, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}

export const NEW = [{ id: "new-engine", kind: "new" }];
export const UPGRADE = { upgradeLink: "upgradeLantern", sideBySide: true };
