/** The releases of products for rules: by version, each with the version before it. */
import { compareVersions, Version } from "#schemas/version.ts";
import { listDocs, oncePerCorpus } from "./corpus.ts";
import type { Doc } from "./facts.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { listEntries } from "./positions.ts";

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

/** Every installer of every release, in the order of the files. */
export const listInstallers = oncePerCorpus((corpus) =>
  listDocs(corpus, "ReleaseFacts").flatMap((doc) => {
    const [product = "", version = ""] = doc.names;
    return listEntries(doc, "installers").map(({ entry: installer, ...place }) => ({ installer, doc, product, version, ...place }));
  }),
);
