/** The notes leave out what owners must know, or say what is not so. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Broken, FACTS, NEW, release, slip, UPGRADE, WORDS } from "./spoil.ts";

export const BROKEN_NOTES: Broken[] = [
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
    make: release({ version: "2.0.0", changes: NEW, more: { upgradeLink: "upgradeLantern" } }),
  },
  {
    fault: "a MAJOR cannot stand beside the old one",
    rule: "releases/major-upgrade",
    make: release({ version: "2.0.0", changes: NEW, more: { ...UPGRADE, sideBySide: false } }),
  },
  {
    fault: "the upgrade link is no link of ours",
    rule: "catalogue/unknown-link",
    make: release({ version: "2.0.0", changes: NEW, more: { ...UPGRADE, upgradeLink: "upgradelantern" } }),
  },
  { fault: "a PATCH has an upgrade link", rule: "releases/major-upgrade", make: release({ more: { upgradeLink: "upgradeLantern" } }) },
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
      rmSync(join(site.root, "ja/releases/lantern/1.4.3.mdx"));
    },
  },
];
