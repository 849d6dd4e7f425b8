/** releases/…: installers compared with those of other versions: none is missing, none is a copy. */
import { SystemName } from "#schemas/system.ts";
import { productsOf, systemsOf } from "#scripts/lib/check/catalogue.ts";
import { keyAt, listEntries } from "#scripts/lib/check/positions.ts";
import { listInstallers, listLeftOut, listReleases } from "#scripts/lib/check/releases.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

export const installerLeftOut: CorpusRule = {
  id: "releases/installer-left-out",
  forbids: "A release without an installer for an edition and system that the version before had one for.",
  wrong: "# 1.4.2 has installers of threeDXLite and threeDXStandard\ninstallers:\n  - { edition: threeDXLite, system: macOS, … }",
  right: "installers:\n  - { edition: threeDXLite, system: macOS, … }\n  - { edition: threeDXStandard, system: macOS, … }",
  *check(corpus) {
    for (const { release, edition, system, version, at } of listLeftOut(corpus))
      yield {
        at: keyAt(release.doc, "installers"),
        message: `there is no installer of ${edition} for ${system}, and ${version} had one`,
        hint: `add it; if ${release.product} does not run on ${system} any more, take the system out of its facts`,
        related: [{ at, message: "the earlier one" }],
      };
  },
};

export const installerName: CorpusRule = {
  id: "releases/installer-name",
  forbids: "An installer whose file name contains another version or system than its release.",
  wrong: "# releases/3dx/1.4.3.yaml\nfile: 3DX-Lite-1.4.2-macOS.zip",
  right: "# releases/3dx/1.4.3.yaml\nfile: 3DX-Lite-1.4.3-macOS.zip",
  *check(corpus) {
    for (const { doc, product: slug, version } of listReleases(corpus)) {
      const product = productsOf(corpus).get(slug)?.doc;
      for (const { entry, at } of listEntries(doc, "installers")) {
        const { file, system } = entry;
        if (!file) continue;
        const named = /\d+\.\d+\.\d+/u.exec(file)?.[0];
        const other = SystemName.options.find((name) => name !== system && file.includes(name));
        if (named !== version)
          yield {
            at: at("file"),
            message:
              named === undefined ? "the file name has no version" : `the file name has the version ${named}, and this is ${version}`,
            hint: `put the installer of ${version} here, under a name such as ${nameFor(file, version)}`,
          };
        // releases/installer-system reports a system that the product does not support.
        else if (system && product && systemsOf(product).includes(system) && other !== undefined)
          yield {
            at: at("file"),
            message: `the file name has the system ${other}, and this is for ${system}`,
            hint: `name the installer for ${system}`,
          };
      }
    }
  },
};

function nameFor(file: string, version: string): string {
  const named = file.replace(/\d+\.\d+\.\d+/u, version);
  return named === file ? file.replace(/\.zip$/u, `-${version}.zip`) : named;
}

export const installerReused: CorpusRule = {
  id: "releases/installer-reused",
  forbids: "Two installers with the same bytes: one of them is a copy of the other and not what its name says.",
  wrong: '# the same hash as in 1.4.2\nsha256: "55fb…"',
  right: '# a hash of its own\nsha256: "1169…"',
  *check(corpus) {
    // By version: of two equal files, the older one is the original.
    const entries = listInstallers(corpus).filter(({ installer, product }) => installer.file && productsOf(corpus).has(product));
    for (const [{ installer, doc, at }, first] of repeatedIn(entries, (entry) => entry.installer.sha256)) {
      // One file may be meant for two editions of a release.
      if (first.doc.file === doc.file && first.installer.file === installer.file) continue;
      yield {
        at: at("sha256"),
        message: `these are the bytes of ${String(first.installer.file)}`,
        hint: "put the right file in its place, and write its hash",
        related: [{ at: first.at("sha256"), message: "the same hash" }],
      };
    }
  },
};
