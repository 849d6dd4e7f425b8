/** releases/major-upgrade: a MAJOR version is sold as an upgrade, so its facts have a shop page, and it is installable beside the old version. */
import { riseOf } from "#lib/version-policy.ts";
import { isFree, productsOf } from "#scripts/lib/check/catalogue.ts";
import { hasKey, keyAt, startOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";

export const majorUpgrade: CorpusRule = {
  id: "releases/major-upgrade",
  forbids:
    "A MAJOR version after another without a price, without an upgrade link, or without sideBySide; and an upgrade link or sideBySide in any other version.",
  wrong: "# releases/3dx/2.0.0.yaml, after 1.4.2\nchanges:\n  - { id: new-engine, kind: new }",
  right:
    "# releases/3dx/2.0.0.yaml, after 1.4.2\nchanges:\n  - { id: new-engine, kind: new }\nupgradeLink: upgradeThreeDX\nsideBySide: true",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      if (riseOf(release.version) !== "MAJOR") yield* notMajor(release);
      else if (release.before !== undefined && release.doc.sound) {
        yield* incomplete(release);
        const product = productsOf(corpus).get(release.product)?.doc;
        if (product?.sound !== true || !(product.data.editions ?? []).every((edition) => isFree(edition?.price))) continue;
        yield {
          at: startOf(release.doc.file),
          message: `${product.data.name ?? ""} is free, and a MAJOR version is a paid product`,
          hint: "release it as a MINOR, or give the product a price",
        };
      }
    }
  },
};

function* notMajor({ doc, version }: ReleaseDoc): Generator<Finding> {
  for (const field of ["upgradeLink", "sideBySide"] as const) {
    if (!hasKey(doc, field)) continue;
    yield {
      at: keyAt(doc, field),
      message: `${version} is a ${riseOf(version)}: owners of the version before get it free of charge, as a replacement`,
      hint: `remove ${field}: only a MAJOR version has it`,
    };
  }
}

function* incomplete({ doc, version }: ReleaseDoc): Generator<Finding> {
  if (!doc.data.upgradeLink)
    yield {
      at: startOf(doc.file),
      message: `${version} is a MAJOR, and has no shop page for its upgrade`,
      hint: "add upgradeLink: with a key of content/shared/links.yaml",
    };
  if (doc.data.sideBySide !== true)
    yield {
      at: hasKey(doc, "sideBySide") ? valueAt(doc, "sideBySide") : startOf(doc.file),
      message: `${version} is a MAJOR, and must be installable beside the version before`,
      hint: "write sideBySide: true",
    };
}
