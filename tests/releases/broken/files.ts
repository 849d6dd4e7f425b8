/** A file stands in the wrong place, or says a thing twice. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Broken, edit, FACTS, INSTALLERS, LITE, move, release, slip, WORDS } from "./spoil.ts";

export const BROKEN_FILES: Broken[] = [
  // File names and places
  {
    fault: "the file is called v1.4.3",
    rule: "releases/file-name",
    make: (site) => {
      release()(site);
      for (const file of [FACTS, WORDS, "ja/releases/lantern/1.4.3.mdx"]) move(site, file, file.replace("1.4.3", "v1.4.3"));
      move(site, INSTALLERS, "shared/installers/lantern/v1.4.3");
    },
  },
  {
    fault: "only the facts are called 1.04.3",
    rule: "releases/file-name",
    make: (site) => {
      release()(site);
      move(site, FACTS, FACTS.replace("1.4.3", "1.04.3"));
    },
  },
  {
    fault: "the file is a .yml",
    rule: "shape/unknown-file",
    make: (site) => {
      release({ version: "1.5.0", changes: [{ id: "side-view", kind: "look" }] })(site);
      cpSync(join(site.root, "shared/releases/lantern/1.5.0.yaml"), join(site.root, "shared/releases/lantern/1.5.0.yml"));
    },
  },
  { fault: "the folder is no product", rule: "releases/unknown-product", make: release({ product: "lantrn" }) },
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
    make: slip(FACTS, "edition: lanternStandard", "edition: lanternLite", {
      editions: { lanternLite: "Lantern-Lite", lanternStandard: "Lantern-Standard" },
      version: "1.4.3",
    }),
  },
  {
    fault: "an installer has the bytes of another version",
    rule: "releases/installer-reused",
    make: (site) => {
      release()(site);
      const old = readFileSync(join(site.root, "shared/releases/lantern/1.4.2.yaml"), "utf8");
      const [, size = "", sha256 = "", signature = ""] = /size: (\d+)\n\s+sha256: (\S+)\n\s+signature: (\S+)/u.exec(old) ?? [];
      cpSync(join(site.root, "shared/installers/lantern/1.4.2/Lantern-Lite-1.4.2-macOS.zip"), join(site.root, LITE));
      edit(site, FACTS, /size: .*\n\s+sha256: .*\n\s+signature: .*/u, `size: ${size}\n    sha256: ${sha256}\n    signature: ${signature}`);
    },
  },
];
