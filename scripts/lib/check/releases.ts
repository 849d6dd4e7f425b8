/** A product's releases as rules see them: by version, each with the one before it. */
import type { ChangeKind } from "#schemas/release-facts.ts";
import { compareVersions, Version } from "#schemas/version.ts";
import { listDocs } from "./corpus.ts";
import type { Doc } from "./facts.ts";
import { oncePerCorpus } from "./once.ts";

export type ReleaseDoc = {
  product: string;
  version: Version;
  doc: Doc<"ReleaseFacts">;
  /** The version before it by number, whatever its channel. */
  before?: ReleaseDoc;
};

/** Every release whose file is named after a version, from old to new within its product. */
export const listReleases = oncePerCorpus((corpus): readonly ReleaseDoc[] => {
  const byProduct = new Map<string, ReleaseDoc[]>();
  for (const doc of listDocs(corpus, "ReleaseFacts")) {
    const [product = "", version = ""] = doc.names;
    if (!Version.safeParse(version).success) continue;
    byProduct.set(product, [...(byProduct.get(product) ?? []), { product, version, doc }]);
  }
  return [...byProduct.values()].flatMap((releases) => {
    releases.sort((a, b) => compareVersions(a.version, b.version));
    for (const [index, release] of releases.entries()) {
      const before = releases[index - 1];
      if (before !== undefined) release.before = before;
    }
    return releases;
  });
});

/** The changes whose kind can be read, with their place in the list. */
export function listChanges({ doc }: ReleaseDoc): { kind: ChangeKind; index: number }[] {
  return (doc.data.changes ?? []).flatMap((change, index) => (change?.kind ? [{ kind: change.kind, index }] : []));
}
