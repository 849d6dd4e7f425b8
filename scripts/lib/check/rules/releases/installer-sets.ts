/** releases/…: installers compared with those of other versions: none left out, none taken from another one. */
import { SystemName } from "#schemas/system.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { keyAt, valueAt } from "#scripts/lib/check/positions.ts";
import { listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

const listInstallers = ({ doc }: ReleaseDoc) =>
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
      const own = listInstallers(release);
      const here = new Set(own.map(({ edition, system }) => `${String(edition)} ${String(system)}`));
      // One that stands in a wrong place is probably the one that is missed, and has been reported.
      if (here.size < own.length || !own.every(({ edition, system }) => isPlace(edition, system))) continue;
      for (const { edition, system, index } of listInstallers(release.before)) {
        // What the product no longer has, nobody misses.
        if (!isPlace(edition, system) || here.has(`${String(edition)} ${String(system)}`)) continue;
        yield {
          at: keyAt(release.doc, "installers"),
          message: `there is no installer of ${String(edition)} for ${String(system)}, and ${release.before.version} had one`,
          hint: "add it, or take the edition or the system out of the product",
          related: [{ at: valueAt(release.before.doc, "installers", index, "edition"), message: "the one before" }],
        };
      }
    }
  },
};

export const installerName: CorpusRule = {
  id: "releases/installer-name",
  forbids: "An installer whose file name says another version or another system than its release.",
  wrong: "# releases/3dx/1.4.3.yaml\nfile: 3DX-Lite-1.4.2-macOS.zip",
  right: "# releases/3dx/1.4.3.yaml\nfile: 3DX-Lite-1.4.3-macOS.zip",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const systems = (productsOf(corpus).get(release.product)?.doc.data.systems ?? []).map((line) => line?.system);
      for (const { file, system, index } of listInstallers(release)) {
        if (!file) continue;
        const at = valueAt(release.doc, "installers", index, "file");
        const said = /\d+\.\d+\.\d+/u.exec(file)?.[0];
        const other = SystemName.options.find((name) => name !== system && file.includes(name));
        if (said !== release.version)
          yield {
            at,
            message: said === undefined ? "the file name says no version" : `the file name says ${said}, and this is ${release.version}`,
            hint: `put the installer of ${release.version} here, under a name such as ${nameFor(file, release.version)}`,
          };
        // A system that the product does not run on has been reported.
        else if (system && systems.includes(system) && other !== undefined)
          yield { at, message: `the file name says ${other}, and this is for ${system}`, hint: `name the installer for ${system}` };
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
  forbids: "Two installers with the same bytes: one of them is a copy of the other, and not what its name says.",
  wrong: '# the same hash as in 1.4.2\nsha256: "55fb…"',
  right: '# a hash of its own\nsha256: "1169…"',
  *check(corpus) {
    const first = new Map<string, { release: ReleaseDoc; file: string; index: number }>();
    for (const release of listReleases(corpus)) {
      for (const { file, sha256, index } of listInstallers(release)) {
        if (!file || !sha256 || !productsOf(corpus).has(release.product)) continue;
        const before = first.get(sha256);
        if (before === undefined) first.set(sha256, { release, file, index });
        // One file for two editions may be meant, and is told apart by no hash.
        else if (before.release !== release || before.file !== file)
          yield {
            at: valueAt(release.doc, "installers", index, "sha256"),
            message: `these are the bytes of ${before.file}`,
            hint: "put the right file in its place, and write its hash",
            related: [{ at: valueAt(before.release.doc, "installers", before.index, "sha256"), message: "the same hash" }],
          };
      }
    }
  },
};
