/** releases/system-…: the newest version runs where its product's pages say. */
import { compareVersions } from "#schemas/compare-versions.ts";
import { editionKeys, type Product, productsOf, systemsOf } from "#scripts/lib/check/catalogue.ts";
import { listEntries, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { listed } from "#scripts/lib/report/wording.ts";

type Line = { key: string; minimum: string; at: Span; systemAt: Span };

/** Every product that has a stable version which visitors are offered, with the newest one, and with what was made after it. */
function listOffered(corpus: Corpus): { product: Product["doc"]; newest: ReleaseDoc; later: ReleaseDoc[] }[] {
  return [...productsOf(corpus).values()].flatMap(({ slug, doc: product }) => {
    const releases = listReleases(corpus).filter((release) => release.product === slug);
    const index = releases.findLastIndex(
      ({ doc: { data } }) => data.channel === "stable" && data.scheduled !== true && data.withdrawn !== true,
    );
    const newest = releases[index];
    return newest?.doc.sound === true && product.sound ? [{ product, newest, later: releases.slice(index + 1) }] : [];
  });
}

export const systemMinimum: CorpusRule = {
  id: "releases/system-minimum",
  forbids:
    "A product whose facts name another oldest version of a system than the installers of its newest stable version: pages would promise it to people on whose system it does not install.",
  wrong: '# the installers of 1.4.3 have minimum: "12.0"\nsystems:\n  - { system: macOS, minimum: "10.15" }',
  right: '# the installers of 1.4.3 have minimum: "12.0"\nsystems:\n  - { system: macOS, minimum: "12.0" }',
  *check(corpus) {
    for (const { product, newest } of listOffered(corpus)) {
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

export const systemWithoutInstaller: CorpusRule = {
  id: "releases/system-without-installer",
  forbids:
    "A system in a product's facts for which its newest stable version, and any that was made after it, has no installer: pages would promise it, and nobody could download it.",
  wrong: '# 1.4.3 has installers for macOS alone\nsystems:\n  - { system: macOS, minimum: "12.0" }\n  - { system: Windows, minimum: "10" }',
  right: '# 1.4.3 has installers for macOS alone\nsystems:\n  - { system: macOS, minimum: "12.0" }',
  *check(corpus) {
    for (const { product, newest, later } of listOffered(corpus)) {
      const made = [newest, ...later].flatMap(({ doc }) => listEntries(doc, "installers").map(({ entry }) => entry));
      const lacking = editionKeys(product).flatMap((edition) =>
        systemsOf(product, edition).flatMap((system) => {
          const line = findLine(product, edition, system);
          const isMade = made.some((installer) => installer.edition === edition && installer.system === system);
          return line === undefined || isMade ? [] : [{ edition, system, line }];
        }),
      );
      for (const [, [first, ...others]] of groupBy(lacking, ({ line }) => line.key)) {
        if (first === undefined) continue;
        const editions = listed([first, ...others].map(({ edition }) => edition));
        yield {
          at: first.line.systemAt,
          message: `${newest.version} has no installer of ${editions} for ${first.system}`,
          hint: "release one that has, or take the system out until then",
          related: [{ at: topOf(newest.doc), message: "the newest stable version" }],
          canFollowFrom: [newest.doc.file],
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
  const at = (field: string) => valueAt(product, ...above, place, field);
  return minimum ? { key: [...above, place].join("/"), minimum, at: at("minimum"), systemAt: at("system") } : undefined;
}
