/** releases/…: each version lists the open issues of the version before, until one fixes them. */
import { compareVersions, Version } from "#schemas/version.ts";
import { keyAt, hasKey, valueAt } from "#scripts/lib/check/positions.ts";
import { listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";

type Issue = { id: string; fixedIn?: string; index: number };

/** The known issues of a release. Values that the schema refuses, which are null, are left out. */
function listIssues({ doc }: ReleaseDoc): Issue[] {
  return (doc.data.knownIssues ?? []).flatMap((issue, index) =>
    issue?.id ? [{ id: issue.id, index, ...(issue.fixedIn ? { fixedIn: issue.fixedIn } : {}) }] : [],
  );
}

export const fixedIn: CorpusRule = {
  id: "releases/fixed-in",
  forbids: "A known issue with a fixing version that does not exist, is not newer, or differs from the one in other versions.",
  wrong: "# releases/3dx/1.4.2.yaml, and there is no 1.4.9\nknownIssues:\n  - { id: slow-scan, fixedIn: 1.4.9 }",
  right: "# releases/3dx/1.4.2.yaml\nknownIssues:\n  - { id: slow-scan, fixedIn: 1.4.3 }",
  *check(corpus) {
    const known = new Map<string, { fixedIn: string; release: ReleaseDoc; index: number }>();
    for (const release of listReleases(corpus)) {
      const versions = listReleases(corpus).flatMap(({ product, version }) => (product === release.product ? [version] : []));
      for (const { id, fixedIn: fixed, index } of listIssues(release)) {
        if (fixed === undefined || !Version.safeParse(fixed).success) continue;
        const at = valueAt(release.doc, "knownIssues", index, "fixedIn");
        const first = known.get(`${release.product} ${id}`);
        if (!versions.includes(fixed))
          yield {
            at,
            message: `${release.product} has no version ${fixed}`,
            hint: didYouMean(
              fixed,
              versions.filter((version) => compareVersions(version, release.version) > 0),
              "remove fixedIn until the version is there",
            ),
          };
        else if (compareVersions(fixed, release.version) <= 0)
          yield {
            at,
            message: `${fixed} is not newer than ${release.version}, so this version does not have the issue`,
            hint: "remove the issue, or name the version that fixed it",
          };
        else if (first !== undefined && first.fixedIn !== fixed)
          yield {
            at,
            message: `${id} was fixed in ${first.fixedIn} according to ${first.release.version}`,
            hint: "write the same version in both",
            related: [{ at: valueAt(first.release.doc, "knownIssues", first.index, "fixedIn"), message: "another version" }],
          };
        known.set(`${release.product} ${id}`, first ?? { fixedIn: fixed, release, index });
      }
    }
  },
};

export const issueDropped: CorpusRule = {
  id: "releases/issue-dropped",
  forbids: "A known issue that a version leaves out although no version has fixed it: each version lists it until then.",
  wrong: "# 1.4.2 has the open issue slow-scan\n# releases/3dx/1.4.3.yaml\nknownIssues: []",
  right: "# releases/3dx/1.4.3.yaml\nknownIssues:\n  - { id: slow-scan }",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const { before, doc, version } = release;
      if (before === undefined || !doc.sound) continue;
      const here = new Set(listIssues(release).map(({ id }) => id));
      for (const { id, fixedIn: fixed, index } of listIssues(before)) {
        if (here.has(id) || (fixed !== undefined && compareVersions(fixed, version) <= 0)) continue;
        yield {
          at: hasKey(doc, "knownIssues") ? keyAt(doc, "knownIssues") : { file: doc.file, start: 0, end: 0 },
          message: `${id} is an open issue of ${before.version}, and is neither listed nor fixed here`,
          hint: `list it below knownIssues, or write fixedIn: ${version} in ${before.doc.file}`,
          related: [{ at: valueAt(before.doc, "knownIssues", index, "id"), message: "open here" }],
        };
      }
    }
  },
};
