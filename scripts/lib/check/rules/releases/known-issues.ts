/** releases/…: each version lists the open issues of the version before, until one fixes them. */
import { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { hasKey, keyAt, listEntries, startOf } from "#scripts/lib/check/positions.ts";
import { listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";

/** The known issues of a release that have an id. */
const listIssues = ({ doc }: ReleaseDoc) =>
  listEntries(doc, "knownIssues").flatMap(({ entry: { id, fixedIn: fixed }, at }) => (id ? [{ id, fixed, at }] : []));

export const fixedIn: CorpusRule = {
  id: "releases/fixed-in",
  forbids:
    "A known issue with a fixing version that does not exist, is not newer, has the issue itself, or differs from the one in other versions.",
  wrong: "# releases/3dx/1.4.2.yaml, and there is no 1.4.9\nknownIssues:\n  - { id: slow-scan, fixedIn: 1.4.9 }",
  right: "# releases/3dx/1.4.2.yaml\nknownIssues:\n  - { id: slow-scan, fixedIn: 1.4.3 }",
  *check(corpus) {
    const known = new Map<string, { fixed: string; version: string; at: Span }>();
    for (const release of listReleases(corpus)) {
      const { product, version } = release;
      const releases = listReleases(corpus).filter((each) => each.product === product);
      const versions = releases.map((each) => each.version);
      for (const { id, fixed, at: placeOf } of listIssues(release)) {
        if (!fixed || !Version.safeParse(fixed).success) continue;
        const at = placeOf("fixedIn");
        const first = known.get(`${product} ${id}`);
        const later = versions.filter((each) => compareVersions(each, version) > 0);
        const withIssue = releases.filter((each) => listIssues(each).some((issue) => issue.id === id));
        const laterWithout = later.filter((each) => withIssue.every((other) => other.version !== each));
        const withIt = withIssue.find((each) => each.version === fixed);
        if (!versions.includes(fixed))
          yield {
            at,
            message: `${product} has no version ${fixed}`,
            hint: didYouMean(fixed, laterWithout, "remove fixedIn until the version is there"),
          };
        else if (!later.includes(fixed))
          yield {
            at,
            message: `${fixed} is not newer than ${version}, so this version does not have the issue`,
            hint: "remove the issue, or name the version that fixed it",
          };
        else if (withIt !== undefined)
          yield {
            at,
            message: `${fixed} has the issue ${id} itself`,
            hint: `remove fixedIn here, or remove the issue from ${withIt.doc.file}`,
            related: [{ at: keyAt(withIt.doc, "knownIssues"), message: "listed here" }],
          };
        // A version that came after a fix has the issue again, or is of a newer line than an older one that was fixed.
        else if (first !== undefined && first.fixed !== fixed && compareVersions(first.fixed, version) > 0)
          yield {
            at,
            message: `${id} was fixed in ${first.fixed} according to ${first.version}`,
            hint: "write the same version in both",
            related: [{ at: first.at, message: "another version" }],
          };
        if (first === undefined || compareVersions(first.fixed, version) <= 0) known.set(`${product} ${id}`, { fixed, version, at });
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
      for (const { id, fixed, at } of listIssues(before)) {
        if (here.has(id) || (fixed && compareVersions(fixed, version) <= 0)) continue;
        yield {
          at: hasKey(doc, "knownIssues") ? keyAt(doc, "knownIssues") : startOf(doc.file),
          message: `${id} is an open issue of ${before.version}, and is neither listed nor fixed here`,
          hint: `list it below knownIssues, or write fixedIn: ${version} in ${before.doc.file}`,
          related: [{ at: at("id"), message: "open here" }],
        };
      }
    }
  },
};
