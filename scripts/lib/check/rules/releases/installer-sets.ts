/** releases/…: installers compared with those of other versions: none is missing, none is a copy. */
import { SystemName } from "#schemas/system.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { keyAt, valueAt } from "#scripts/lib/check/positions.ts";
import { listInstallers, listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

const installersOf = ({ doc }: ReleaseDoc) =>
  (doc.data.installers ?? []).flatMap((installer, index) => (installer === null ? [] : [{ ...installer, index }]));

export const installerLeftOut: CorpusRule = {
  id: "releases/installer-left-out",
  forbids: "A release without an installer for an edition and system that the version before had one for.",
  wrong: "# 1.4.2 has installers of threeDXLite and threeDXStandard\ninstallers:\n  - { edition: threeDXLite, system: macOS, … }",
  right: "installers:\n  - { edition: threeDXLite, system: macOS, … }\n  - { edition: threeDXStandard, system: macOS, … }",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const product = productsOf(corpus).get(release.product)?.doc;
      if (release.before === undefined || !release.doc.sound || product?.sound !== true) continue;
      const isPlace = (edition: string | null | undefined, system: string | null | undefined) => {
        const sold = product.data.editions?.find((each) => each?.key === edition);
        return sold !== undefined && (sold?.systems ?? product.data.systems ?? []).some((line) => line?.system === system);
      };
      const own = installersOf(release);
      const here = new Set(own.map(({ edition, system }) => `${String(edition)} ${String(system)}`));
      // An installer with a wrong edition or system, which other rules report, is probably the missing one.
      if (here.size < own.length || !own.every(({ edition, system }) => isPlace(edition, system))) continue;
      for (const { edition, system, index } of installersOf(release.before)) {
        // An edition or system that the product no longer has needs no installer.
        if (!isPlace(edition, system) || here.has(`${String(edition)} ${String(system)}`)) continue;
        yield {
          at: keyAt(release.doc, "installers"),
          message: `there is no installer of ${String(edition)} for ${String(system)}, and ${release.before.version} had one`,
          hint: "add it, or take the edition or the system out of the product",
          related: [{ at: valueAt(release.before.doc, "installers", index, "edition"), message: "the earlier one" }],
        };
      }
    }
  },
};

export const installerName: CorpusRule = {
  id: "releases/installer-name",
  forbids: "An installer whose file name contains another version or system than its release.",
  wrong: "# releases/3dx/1.4.3.yaml\nfile: 3DX-Lite-1.4.2-macOS.zip",
  right: "# releases/3dx/1.4.3.yaml\nfile: 3DX-Lite-1.4.3-macOS.zip",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const systems = (productsOf(corpus).get(release.product)?.doc.data.systems ?? []).map((line) => line?.system);
      for (const { file, system, index } of installersOf(release)) {
        if (!file) continue;
        const at = valueAt(release.doc, "installers", index, "file");
        const named = /\d+\.\d+\.\d+/u.exec(file)?.[0];
        const other = SystemName.options.find((name) => name !== system && file.includes(name));
        if (named !== release.version)
          yield {
            at,
            message:
              named === undefined
                ? "the file name has no version"
                : `the file name has the version ${named}, and this is ${release.version}`,
            hint: `put the installer of ${release.version} here, under a name such as ${nameFor(file, release.version)}`,
          };
        // releases/installer-system reports a system that the product does not support.
        else if (system && systems.includes(system) && other !== undefined)
          yield {
            at,
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
    const entries = listReleases(corpus).flatMap(({ doc, product }) =>
      listInstallers(corpus).filter((entry) => entry.doc.file === doc.file && entry.installer.file && productsOf(corpus).has(product)),
    );
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
