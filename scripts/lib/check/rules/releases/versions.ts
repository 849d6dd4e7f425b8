/** releases/…: the vendor's version policy. lib/version-policy.ts has the meaning of each number. */
import { nextVersions, RISE_OF_KIND, RISES, type Rise, riseOf, riseOfKinds } from "#lib/version-policy.ts";
import type { ChangeKind } from "#schemas/release-facts.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { keyAt, listEntries, startOf, valueAt } from "#scripts/lib/check/positions.ts";
import { listReleases, type ReleaseDoc } from "#scripts/lib/check/releases.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";

export const versionStep: CorpusRule = {
  id: "releases/version-step",
  forbids: "A version number that does not follow the one before it: one of the three numbers rises by one, and those after it begin at 0.",
  example: "text",
  wrong: "content/shared/releases/3dx/1.4.4.yaml, after 1.4.2",
  right: "content/shared/releases/3dx/1.4.3.yaml, after 1.4.2",
  *check(corpus) {
    for (const { version, doc, before } of listReleases(corpus)) {
      if (before === undefined) continue;
      const next = Object.values(nextVersions(before.version)).reverse();
      if (next.includes(version)) continue;
      yield {
        at: startOf(doc.file),
        message: `${version} does not follow ${before.version}`,
        hint: `after ${before.version} comes ${listed(next, "or")}`,
        related: [{ at: startOf(before.doc.file), message: "the version before" }],
      };
    }
  },
};

const NEVER: Record<ChangeKind, string> = {
  new: "is no new paid product",
  sound: "never changes the sound",
  look: "never changes the look",
  fix: "",
  speed: "",
};
const NEEDS: Record<Exclude<Rise, "PATCH">, string> = { MAJOR: "is a new product", MINOR: "changes look or sound" };

export const versionKind: CorpusRule = {
  id: "releases/version-kind",
  forbids:
    "Changes that the version number does not allow: MAJOR comes with a new paid product, MINOR is a change of look or sound, PATCH is a fix or a speed-up and never changes the sound.",
  wrong: "# releases/3dx/1.4.3.yaml\nchanges:\n  - { id: rear-half, kind: sound }",
  right: "# releases/3dx/1.5.0.yaml\nchanges:\n  - { id: rear-half, kind: sound }",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const { version, doc } = release;
      const rise = riseOf(version);
      const changes = listEntries(doc, "changes").flatMap(({ entry, at }) => (entry.kind ? [{ kind: entry.kind, at: at("kind") }] : []));
      for (const { kind, at } of changes) {
        if (RISES.indexOf(RISE_OF_KIND[kind]) >= RISES.indexOf(rise)) continue;
        yield { at, message: `${version} is a ${rise}, which ${NEVER[kind]}`, hint: numberFor(release, RISE_OF_KIND[kind]) };
      }
      const largest = riseOfKinds(changes.map(({ kind }) => kind));
      if (rise === "PATCH" || !doc.sound || largest === undefined || RISES.indexOf(largest) <= RISES.indexOf(rise)) continue;
      yield {
        at: keyAt(doc, "changes"),
        message: `${version} is a ${rise}, and nothing in it ${NEEDS[rise]}`,
        hint: numberFor(release, largest),
      };
    }
  },
};

function numberFor({ before }: ReleaseDoc, rise: Rise): string {
  return before === undefined
    ? `give it the version number of a ${rise}`
    : `release it as ${nextVersions(before.version)[rise]}, a ${rise}`;
}

export const dateOrder: CorpusRule = {
  id: "releases/date-order",
  forbids:
    "A release that is older than the version before it in the same channel. A fix of an older line that comes out after a newer version says `olderLine: true`, which no other release may say.",
  wrong: "# 1.4.2 came out on 2026-08-20\ndate: 2026-08-02",
  right: "# 1.4.2 came out on 2026-08-20\ndate: 2026-09-02",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const { date, olderLine } = release.doc.data;
      if (olderLine === true && !isOfOlderLine(release, listReleases(corpus)))
        yield {
          at: keyAt(release.doc, "olderLine"),
          message: `${release.version} is no fix that came out after a newer version`,
          hint: "remove olderLine",
        };
      const before = findBefore(release);
      const earliest = before?.doc.data.date;
      if (before === undefined || !date || !earliest || date >= earliest) continue;
      const isMaybeOlderLine = riseOf(before.version) === "PATCH" && riseOf(release.version) !== "PATCH";
      yield {
        at: valueAt(release.doc, "date"),
        message: `${date} is before the day of ${before.version}, ${earliest}`,
        hint: `write ${earliest} or a later day${isMaybeOlderLine ? `; if ${before.version} is a fix of an older line, write olderLine: true in ${before.doc.file}` : ""}`,
        related: [{ at: valueAt(before.doc, "date"), message: "the version before" }],
      };
    }
  },
};

/** The version before a release that cannot be younger: of its channel, because a beta may be, and no later fix of an older line. */
function findBefore({ before, doc }: ReleaseDoc): ReleaseDoc | undefined {
  const { channel, olderLine } = doc.data;
  let found = before;
  while (found !== undefined && (found.doc.data.channel !== channel || (found.doc.data.olderLine === true && olderLine !== true)))
    found = found.before;
  return found;
}

/** Whether a release is a PATCH, and one with a higher number in its channel came out before it or on its day. */
function isOfOlderLine({ product, version, doc }: ReleaseDoc, releases: readonly ReleaseDoc[]): boolean {
  const { date, channel } = doc.data;
  if (riseOf(version) !== "PATCH") return false;
  return releases.some(
    (other) =>
      other.product === product &&
      other.doc.data.channel === channel &&
      compareVersions(other.version, version) > 0 &&
      (other.doc.data.date ?? "") <= (date ?? ""),
  );
}
