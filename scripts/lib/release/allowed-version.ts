/** The version that changes may have, and why another one is not allowed. */
import { nextVersions, RISES, type Rise, riseOf, riseOfKinds, versionBefore } from "#lib/version-policy.ts";
import type { ChangeKind } from "#schemas/release-facts.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";
import type { Version } from "#schemas/version.ts";
import type { PastRelease } from "./project.ts";

const FIRST: Version = "1.0.0";
const MEANING: Record<Rise, string> = { MAJOR: "a new paid product", MINOR: "a change of look or sound", PATCH: "fixes and speed-ups" };

/** The version that a new one follows: of a stable one the newest stable one, even when there is a beta of the next number. */
function newestFor(channel: ReleaseChannel, releases: readonly PastRelease[]): Version | undefined {
  const stable = releases.filter(({ facts }) => facts.channel === "stable");
  return (channel === "stable" && stable.length > 0 ? stable : releases).at(-1)?.version;
}

/** The version that follows from the changes; undefined when there are none. */
export function versionFor(kinds: readonly ChangeKind[], releases: readonly PastRelease[], channel: ReleaseChannel): Version | undefined {
  const before = newestFor(channel, releases);
  const rise = riseOfKinds(kinds);
  return rise && (before === undefined ? FIRST : nextVersions(before)[rise]);
}

/**
 * @param releases The existing ones, from old to new.
 * @returns Why the policy forbids the version, and which versions it allows; undefined when it is allowed.
 */
export function whyForbidden(
  version: Version,
  kinds: readonly ChangeKind[],
  releases: readonly PastRelease[],
  channel: ReleaseChannel,
): string | undefined {
  const existing = releases.find((release) => release.version === version);
  if (existing?.facts.channel === "beta" && channel === "stable")
    return `${version} exists already as a beta; to promote it, write channel: stable and its new date in ${existing.file}`;
  if (existing !== undefined) return `${version} exists already; ${allowed(kinds, newestFor(channel, releases))}`;
  const before = versionBefore(
    version,
    releases.map((release) => release.version),
  );
  const rise = riseOfKinds(kinds);
  if (before !== undefined && !Object.values(nextVersions(before)).includes(version))
    return `${version} does not follow ${before}; ${allowed(kinds, before)}`;
  if (rise === undefined || riseOf(version) === rise) return undefined;
  const largest = kinds.find((kind) => riseOfKinds([kind]) === rise) ?? "";
  return RISES.indexOf(riseOf(version)) > RISES.indexOf(rise)
    ? `${version} is a ${riseOf(version)}, and the kind ${largest} makes it a ${rise}; ${allowed(kinds, before)}`
    : `${version} is a ${riseOf(version)}, ${MEANING[riseOf(version)]}, and no change is one; ${allowed(kinds, before)}`;
}

function allowed(kinds: readonly ChangeKind[], before: Version | undefined): string {
  if (before === undefined) return `the first version is ${FIRST}`;
  const next = nextVersions(before);
  const rise = riseOfKinds(kinds);
  if (rise !== undefined) return `with these changes it is ${next[rise]}, a ${rise}`;
  return `after ${before} may come ${next.PATCH} (${MEANING.PATCH}), ${next.MINOR} (${MEANING.MINOR}) or ${next.MAJOR} (${MEANING.MAJOR})`;
}
