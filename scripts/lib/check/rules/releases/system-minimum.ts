/** releases/system-minimum: the newest version runs where its product's pages say. */
import { compareVersions } from "#schemas/compare-versions.ts";
import { type Product, productsOf } from "#scripts/lib/check/catalogue.ts";
import { listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import { listReleases } from "#scripts/lib/check/releases.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { groupBy } from "#scripts/lib/group-by.ts";

type Line = { key: string; minimum: string; at: Span };

export const systemMinimum: CorpusRule = {
  id: "releases/system-minimum",
  forbids:
    "A product whose facts name another oldest version of a system than the installers of its newest stable version: pages would promise it to people on whose system it does not install.",
  wrong: '# the installers of 1.4.3 have minimum: "12.0"\nsystems:\n  - { system: macOS, minimum: "10.15" }',
  right: '# the installers of 1.4.3 have minimum: "12.0"\nsystems:\n  - { system: macOS, minimum: "12.0" }',
  *check(corpus) {
    for (const { slug, doc: product } of productsOf(corpus).values()) {
      const newest = listReleases(corpus).findLast(
        ({ product: of, doc: { data } }) => of === slug && data.channel === "stable" && data.scheduled !== true && data.withdrawn !== true,
      );
      if (newest?.doc.sound !== true || !product.sound) continue;
      const installers = listEntries(newest.doc, "installers").flatMap(({ entry: { edition, system, minimum }, at }) => {
        const line = findLine(product, edition, system);
        return line === undefined || !minimum ? [] : [{ line, system: String(system), minimum, at: at("minimum") }];
      });
      for (const [, ofLine] of groupBy(installers, ({ line }) => line.key)) {
        const wrong = ofLine.filter(({ line, minimum }) => compareVersions(line.minimum, minimum) !== 0);
        const [first] = wrong;
        if (first === undefined) continue;
        const { line, system, minimum, at } = first;
        const isAgreed = wrong.length === ofLine.length && wrong.every((each) => compareVersions(each.minimum, minimum) === 0);
        if (isAgreed)
          yield {
            at: line.at,
            message: `the installers of ${newest.version} need ${system} ${minimum}, not ${line.minimum}`,
            hint: `write "${minimum}", or correct minimum of these installers`,
            related: [{ at, message: "the first of them" }],
          };
        else
          for (const each of wrong)
            yield {
              at: each.at,
              message: `this installer needs ${system} ${each.minimum}, and the product's facts say ${line.minimum}`,
              hint: `write "${line.minimum}", or give this edition systems of its own in ${product.file}`,
              related: [{ at: line.at, message: "the product's facts" }],
            };
      }
    }
  },
};

/** The line of a product, or of one of its editions that has its own, which says on what versions of a system it runs. */
function findLine(product: Product["doc"], key?: string | null, system?: string | null): Line | undefined {
  const edition = listEntries(product, "editions").find(({ entry }) => entry.key === key);
  const own = edition?.entry.systems;
  const above = own ? ["editions", edition.index, "systems"] : ["systems"];
  const lines = own ?? product.data.systems ?? [];
  const place = lines.findIndex((line) => line?.system === system);
  const minimum = lines[place]?.minimum;
  return minimum ? { key: [...above, place].join("/"), minimum, at: valueAt(product, ...above, place, "minimum") } : undefined;
}
