/** releases/…: the vendor's version policy. lib/version-policy.ts has the meaning of each number. */
import { nextVersions, RISE_OF_KIND, RISES, type Rise, riseOf, riseOfKinds } from "#lib/version-policy.ts";
import type { ChangeKind } from "#schemas/release-facts.ts";
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
  forbids: "A release that is older than the version before it in the same channel.",
  wrong: "# 1.4.2 came out on 2026-08-20\ndate: 2026-08-02",
  right: "# 1.4.2 came out on 2026-08-20\ndate: 2026-09-02",
  *check(corpus) {
    for (const release of listReleases(corpus)) {
      const { date, channel } = release.doc.data;
      let { before } = release;
      // A beta may be older or newer than the stable version that has the number before it.
      while (before !== undefined && before.doc.data.channel !== channel) before = before.before;
      const earliest = before?.doc.data.date;
      if (before === undefined || !date || !earliest || date >= earliest) continue;
      yield {
        at: valueAt(release.doc, "date"),
        message: `${date} is before the day of ${before.version}, ${earliest}`,
        hint: `write ${earliest} or a later day`,
        related: [{ at: valueAt(before.doc, "date"), message: "the version before" }],
      };
    }
  },
};
