/** The releases of products for rules: by version, each with the version before it. */
import { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { editionKeys, productsOf, systemsOf } from "./catalogue.ts";
import { type Corpus, listDocs, oncePerCorpus } from "./corpus.ts";
import type { Doc } from "./facts.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { listEntries } from "./positions.ts";
import type { Span } from "./rule.ts";

export type ReleaseDoc = {
  product: string;
  version: Version;
  doc: Doc<"ReleaseFacts">;
  /** The version before it by number, of either channel. */
  before?: ReleaseDoc;
};

/** Every release whose file is named after a version, by product and then from old to new. */
export const listReleases = oncePerCorpus((corpus): readonly ReleaseDoc[] => {
  const all = listDocs(corpus, "ReleaseFacts").flatMap((doc): ReleaseDoc[] => {
    const [product = "", version = ""] = doc.names;
    return Version.safeParse(version).success ? [{ product, version, doc }] : [];
  });
  return [...groupBy(all, ({ product }) => product).values()].flatMap((releases) => {
    releases.sort((a, b) => compareVersions(a.version, b.version));
    for (const [index, release] of releases.entries()) release.before = releases[index - 1];
    return releases;
  });
});

type Left = { release: ReleaseDoc; edition: string; system: string; version: Version; at: Span };

/** The installers that releases leave out although the version before had them and the product has their edition and system. */
export const listLeftOut = oncePerCorpus((corpus): readonly Left[] =>
  listReleases(corpus).flatMap((release) => {
    const { product: slug, doc, before } = release;
    const product = productsOf(corpus).get(slug)?.doc;
    if (before === undefined || !doc.sound || product?.sound !== true) return [];
    const own = listEntries(doc, "installers");
    const nameOf = ({ entry }: (typeof own)[number]) => `${String(entry.edition)} ${String(entry.system)}`;
    // An edition or system that the product no longer has needs no installer.
    const isPlace = ({ entry: { edition, system } }: (typeof own)[number]) =>
      editionKeys(product).includes(edition ?? "") && systemsOf(product, edition).includes(system ?? "");
    const here = new Set(own.map(nameOf));
    // An installer with a wrong edition or system, which other rules report, is probably the missing one.
    if (here.size < own.length || !own.every(isPlace)) return [];
    return listEntries(before.doc, "installers").flatMap((earlier) =>
      isPlace(earlier) && !here.has(nameOf(earlier))
        ? [
            {
              release,
              edition: String(earlier.entry.edition),
              system: String(earlier.entry.system),
              version: before.version,
              at: earlier.at("edition"),
            },
          ]
        : [],
    );
  }),
);

/** Whether the facts of all releases are named after versions; otherwise a text or file may be that of a release that is not listed. */
export const areReleasesNamed = (corpus: Corpus): boolean => listReleases(corpus).length === listDocs(corpus, "ReleaseFacts").length;

/** Every installer of every release, in the order of the releases. */
export const listInstallers = oncePerCorpus((corpus) =>
  listReleases(corpus).flatMap(({ doc, product, version }) =>
    listEntries(doc, "installers").map(({ entry: installer, ...place }) => ({ installer, doc, product, version, ...place })),
  ),
);
