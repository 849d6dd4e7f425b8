/** Releases with one fault each: how an engineer's commit may be wrong, and the rule that must refuse it. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ReleaseFixture, writeRelease } from "#tests/support/release-fixture.ts";

type Site = { root: string };
export type Broken = { fault: string; rule: string; make: (site: Site) => void };

const FACTS = "shared/releases/3dx/1.4.3.yaml";
const WORDS = "en/releases/3dx/1.4.3.mdx";
const INSTALLERS = "shared/installers/3dx/1.4.3";
const LITE = `${INSTALLERS}/3DX-Lite-1.4.3-macOS.zip`;
const STANDARD = `${INSTALLERS}/3DX-Standard-1.4.3-macOS.zip`;

/** A whole release after the base's 1.4.2, as it should be but for what is given. */
const release =
  (given: Partial<ReleaseFixture> = {}) =>
  ({ root }: Site) => {
    writeRelease(root, { version: "1.4.3", ...given });
  };
/** A good release, in which one piece of one file is replaced. */
const slip =
  (file: string, from: string | RegExp, to: string, given: Partial<ReleaseFixture> = {}) =>
  (site: Site) => {
    release(given)(site);
    edit(site, file, from, to);
  };

function edit({ root }: Site, file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, edited);
}

function move({ root }: Site, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}

const NEW = [{ id: "new-engine", kind: "new" }];
const UPGRADE = { upgradeLink: "upgradeThreeDX", sideBySide: true };

export const BROKEN_RELEASES: Broken[] = [
  // The policy, by kind
  { fault: "a PATCH changes the sound", rule: "releases/version-kind", make: release({ changes: [{ id: "rear-half", kind: "sound" }] }) },
  { fault: "a PATCH changes the look", rule: "releases/version-kind", make: release({ changes: [{ id: "side-view", kind: "look" }] }) },
  { fault: "a PATCH is a new product", rule: "releases/version-kind", make: release({ changes: NEW }) },
  { fault: "a MINOR is a new product", rule: "releases/version-kind", make: release({ version: "1.5.0", changes: NEW }) },
  { fault: "a MINOR has only fixes", rule: "releases/version-kind", make: release({ version: "1.5.0" }) },
  { fault: "a MAJOR is nothing new", rule: "releases/version-kind", make: release({ version: "2.0.0", more: UPGRADE }) },
  {
    fault: "the second of three changes is the wrong one",
    rule: "releases/version-kind",
    make: release({
      changes: [
        { id: "a", kind: "fix" },
        { id: "b", kind: "sound" },
        { id: "c", kind: "speed" },
      ],
    }),
  },
  {
    fault: "a first release with a fix has the number of a MAJOR",
    rule: "releases/version-kind",
    make: release({ product: "mono-low", version: "1.0.0", editions: { monoLow: "MonoLow" }, knownIssues: [] }),
  },
  // Order
  { fault: "a PATCH is skipped", rule: "releases/version-step", make: release({ version: "1.4.4" }) },
  {
    fault: "a MINOR is skipped",
    rule: "releases/version-step",
    make: release({ version: "1.6.0", changes: [{ id: "side-view", kind: "look" }] }),
  },
  { fault: "a MAJOR is skipped", rule: "releases/version-step", make: release({ version: "3.0.0", changes: NEW, more: UPGRADE }) },
  { fault: "the last number does not begin at 0", rule: "releases/version-step", make: release({ version: "1.5.1" }) },
  {
    fault: "an old version is put in afterwards",
    rule: "releases/version-step",
    make: release({ version: "1.3.9", date: "2026-08-01", knownIssues: [] }),
  },
  // Dates
  { fault: "the date falls", rule: "releases/date-order", make: release({ date: "2026-08-19" }) },
  {
    fault: "a beta is older than the beta before",
    rule: "releases/date-order",
    make: (site) => {
      release({ channel: "beta" })(site);
      release({ version: "1.4.4", channel: "beta", date: "2026-08-27" })(site);
    },
  },
  { fault: "the date is no day", rule: "shape/no-such-day", make: slip(FACTS, "date: 2026-08-28", "date: 2026-02-30") },
  { fault: "there is no date", rule: "shape/missing-field", make: slip(FACTS, "date: 2026-08-28\n", "") },
  // File names and places
  {
    fault: "the file is called v1.4.3",
    rule: "releases/file-name",
    make: (site) => {
      release()(site);
      for (const file of [FACTS, WORDS, "ja/releases/3dx/1.4.3.mdx"]) move(site, file, file.replace("1.4.3", "v1.4.3"));
      move(site, INSTALLERS, "shared/installers/3dx/v1.4.3");
    },
  },
  {
    fault: "the file is a .yml",
    rule: "shape/unknown-file",
    make: (site) => {
      release({ version: "1.5.0", changes: [{ id: "side-view", kind: "look" }] })(site);
      cpSync(join(site.root, "shared/releases/3dx/1.5.0.yaml"), join(site.root, "shared/releases/3dx/1.5.0.yml"));
    },
  },
  { fault: "the folder is no product", rule: "releases/unknown-product", make: release({ product: "3dy" }) },
  // Duplicates
  {
    fault: "two changes have one name",
    rule: "shape/duplicate-entry",
    make: slip(FACTS, /( {2}- id: meter-colour\n {4}kind: fix\n)/u, "$1$1"),
  },
  { fault: "a key stands twice", rule: "shape/duplicate-key", make: slip(FACTS, "channel: stable\n", "channel: stable\nchannel: beta\n") },
  {
    fault: "two installers for one edition and system",
    rule: "releases/installer-twice",
    make: slip(FACTS, "edition: threeDXStandard", "edition: threeDXLite", {
      editions: { threeDXLite: "3DX-Lite", threeDXStandard: "3DX-Standard" },
      version: "1.4.3",
    }),
  },
  {
    fault: "an installer has the bytes of another version",
    rule: "releases/installer-reused",
    make: (site) => {
      release()(site);
      const old = readFileSync(join(site.root, "shared/releases/3dx/1.4.2.yaml"), "utf8");
      const [, size = "", sha256 = "", signature = ""] = /size: (\d+)\n\s+sha256: (\S+)\n\s+signature: (\S+)/u.exec(old) ?? [];
      cpSync(join(site.root, "shared/installers/3dx/1.4.2/3DX-Lite-1.4.2-macOS.zip"), join(site.root, LITE));
      edit(site, FACTS, /size: .*\n\s+sha256: .*\n\s+signature: .*/u, `size: ${size}\n    sha256: ${sha256}\n    signature: ${signature}`);
    },
  },
  // Installers
  {
    fault: "an installer is missing",
    rule: "releases/installer-missing",
    make: (site) => {
      release()(site);
      rmSync(join(site.root, LITE));
    },
  },
  {
    fault: "no installer is there at all",
    rule: "releases/installer-missing",
    make: (site) => {
      release()(site);
      rmSync(join(site.root, INSTALLERS), { recursive: true });
    },
  },
  {
    fault: "an installer is misspelt",
    rule: "releases/installer-missing",
    make: (site) => {
      release()(site);
      move(site, STANDARD, STANDARD.replace("Standard", "Standart"));
    },
  },
  {
    fault: "one byte of an installer is another",
    rule: "releases/installer-hash",
    make: (site) => {
      release()(site);
      edit(site, LITE, "demonstration", "demonstratiom");
    },
  },
  {
    fault: "an installer is longer than the facts say",
    rule: "releases/installer-size",
    make: (site) => {
      release()(site);
      edit(site, LITE, "demonstration", "demonstrations");
    },
  },
  {
    fault: "an installer names another version",
    rule: "releases/installer-name",
    make: (site) => {
      release()(site);
      move(site, LITE, LITE.replace("3DX-Lite-1.4.3", "3DX-Lite-1.4.2"));
      edit(site, FACTS, "3DX-Lite-1.4.3", "3DX-Lite-1.4.2");
    },
  },
  {
    fault: "an installer names another system",
    rule: "releases/installer-name",
    make: (site) => {
      release()(site);
      move(site, LITE, LITE.replace("macOS", "Windows"));
      edit(site, FACTS, "3DX-Lite-1.4.3-macOS", "3DX-Lite-1.4.3-Windows");
    },
  },
  { fault: "an edition is forgotten", rule: "releases/installer-left-out", make: release({ editions: { threeDXLite: "3DX-Lite" } }) },
  {
    fault: "the edition is another product's",
    rule: "releases/installer-edition",
    make: slip(FACTS, "edition: threeDXLite", "edition: monoLow"),
  },
  { fault: "there is no such edition", rule: "shape/unknown-value", make: slip(FACTS, "edition: threeDXLite", "edition: threeDXLight") },
  { fault: "the product does not run on the system", rule: "releases/installer-system", make: slip(FACTS, "system: macOS", "system: iOS") },
  { fault: "the file is no .zip", rule: "shape/wrong-form", make: slip(FACTS, "3DX-Lite-1.4.3-macOS.zip", "3DX-Lite-1.4.3-macOS.exe") },
  {
    fault: "a file lies there that nobody named",
    rule: "releases/installer-unused",
    make: (site) => {
      release()(site);
      writeFileSync(join(site.root, INSTALLERS, "notes.txt"), "notes");
    },
  },
  // Signatures
  { fault: "an installer is not signed", rule: "releases/signature", make: slip(FACTS, / {4}signature: .*\n/u, "") },
  {
    fault: "the signature is of another file",
    rule: "releases/signature",
    make: (site) => {
      release()(site);
      const [, second = ""] = [...readFileSync(join(site.root, FACTS), "utf8").matchAll(/signature: (.*)\n/gu)].map(
        ([, text = ""]) => text,
      );
      edit(site, FACTS, /signature: .*/u, `signature: ${second}`);
    },
  },
  { fault: "the signature is no signature", rule: "shape/wrong-form", make: slip(FACTS, /signature: .*/u, "signature: yes-it-is") },
  // Known issues
  {
    fault: "an issue was fixed in a version that is not there",
    rule: "releases/fixed-in",
    make: release({ knownIssues: [{ id: "slow-scan", fixedIn: "1.4.4" }] }),
  },
  {
    fault: "an issue was fixed in the version that has it",
    rule: "releases/fixed-in",
    make: release({ knownIssues: [{ id: "slow-scan", fixedIn: "1.4.3" }] }),
  },
  {
    fault: "an issue was fixed before",
    rule: "releases/fixed-in",
    make: release({ knownIssues: [{ id: "slow-scan", fixedIn: "1.4.2" }] }),
  },
  { fault: "an open issue is dropped", rule: "releases/issue-dropped", make: release({ knownIssues: [] }) },
  { fault: "an open issue got another name", rule: "releases/issue-dropped", make: release({ knownIssues: [{ id: "slow-scans" }] }) },
  // MAJOR
  {
    fault: "a MAJOR has no upgrade link",
    rule: "releases/major-upgrade",
    make: release({ version: "2.0.0", changes: NEW, more: { sideBySide: true } }),
  },
  {
    fault: "a MAJOR has no side-by-side note",
    rule: "releases/major-upgrade",
    make: release({ version: "2.0.0", changes: NEW, more: { upgradeLink: "upgradeThreeDX" } }),
  },
  {
    fault: "a MAJOR cannot stand beside the old one",
    rule: "releases/major-upgrade",
    make: release({ version: "2.0.0", changes: NEW, more: { ...UPGRADE, sideBySide: false } }),
  },
  {
    fault: "the upgrade link is no link of ours",
    rule: "catalogue/unknown-link",
    make: release({ version: "2.0.0", changes: NEW, more: { ...UPGRADE, upgradeLink: "upgradeThreeDx" } }),
  },
  { fault: "a PATCH has an upgrade link", rule: "releases/major-upgrade", make: release({ more: { upgradeLink: "upgradeThreeDX" } }) },
  // Kinds, channels, words
  { fault: "the kind is none", rule: "shape/unknown-value", make: slip(FACTS, "kind: fix", "kind: bugfix") },
  { fault: "the channel is none", rule: "shape/unknown-value", make: slip(FACTS, "channel: stable", "channel: nightly") },
  {
    fault: "a change has no words",
    rule: "releases/change-words",
    make: slip(WORDS, "changes:\n  meter-colour: A sentence.", "changes: {}"),
  },
  {
    fault: "the words speak of a change that is not there",
    rule: "releases/change-words",
    make: slip(WORDS, "  meter-colour:", "  meter-color:"),
  },
  {
    fault: "a sentence is still to be written",
    rule: "releases/unwritten",
    make: slip(WORDS, "meter-colour: A sentence.", "meter-colour: TODO what changed"),
  },
  {
    fault: "the Japanese words are missing",
    rule: "gaps/missing-document",
    make: (site) => {
      release()(site);
      rmSync(join(site.root, "ja/releases/3dx/1.4.3.mdx"));
    },
  },
];
