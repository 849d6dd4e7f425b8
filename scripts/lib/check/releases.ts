/** The releases of products for rules: by version, each with the version before it. */
import type { ChangeKind } from "#schemas/release-facts.ts";
import { compareVersions, Version } from "#schemas/version.ts";
import { listDocs, oncePerCorpus } from "./corpus.ts";
import type { Doc } from "./facts.ts";
import { valueAt } from "./positions.ts";
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

type Facts = NonNullable<NonNullable<Doc<"ReleaseFacts">["data"]["installers"]>[number]>;
type InstallerEntry = {
  installer: Facts;
  doc: Doc<"ReleaseFacts">;
  product: string;
  version: string;
  index: number;
  /** The place of one of its fields. */
  at: (field: keyof Facts) => Span;
};

/** Every installer of every release, in the order of the files. */
export const listInstallers = oncePerCorpus((corpus): readonly InstallerEntry[] =>
  listDocs(corpus, "ReleaseFacts").flatMap((doc) => {
    const [product = "", version = ""] = doc.names;
    return (doc.data.installers ?? []).flatMap((installer, index) => {
      const at = (field: keyof Facts) => valueAt(doc, "installers", index, field);
      return installer === null ? [] : [{ installer, doc, product, version, index, at }];
    });
  }),
);
