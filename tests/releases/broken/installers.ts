/** An installer is not the one that the facts describe, or nobody vouches for it. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Broken, edit, FACTS, INSTALLERS, LITE, move, release, slip, STANDARD } from "./spoil.ts";

export const BROKEN_INSTALLERS: Broken[] = [
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
      move(site, LITE, LITE.replace("Lantern-Lite-1.4.3", "Lantern-Lite-1.4.2"));
      edit(site, FACTS, "Lantern-Lite-1.4.3", "Lantern-Lite-1.4.2");
    },
  },
  {
    fault: "an installer names another system",
    rule: "releases/installer-name",
    make: (site) => {
      release()(site);
      move(site, LITE, LITE.replace("macOS", "Windows"));
      edit(site, FACTS, "Lantern-Lite-1.4.3-macOS", "Lantern-Lite-1.4.3-Windows");
    },
  },
  { fault: "an edition is forgotten", rule: "releases/installer-left-out", make: release({ editions: { lanternLite: "Lantern-Lite" } }) },
  {
    fault: "the edition is another product's",
    rule: "releases/installer-edition",
    make: slip(FACTS, "edition: lanternLite", "edition: tidepool"),
  },
  {
    fault: "there is no such edition",
    rule: "releases/installer-edition",
    make: slip(FACTS, "edition: lanternLite", "edition: lanternLight"),
  },
  { fault: "the product does not run on the system", rule: "releases/installer-system", make: slip(FACTS, "system: macOS", "system: iOS") },
  {
    fault: "the file is no .zip",
    rule: "shape/wrong-form",
    make: slip(FACTS, "Lantern-Lite-1.4.3-macOS.zip", "Lantern-Lite-1.4.3-macOS.exe"),
  },
  {
    fault: "a file lies there that nobody named",
    rule: "releases/installer-unused",
    make: (site) => {
      release()(site);
      writeFileSync(join(site.root, INSTALLERS, "Lantern-Trial-1.4.3-macOS.zip"), "notes");
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
];
