/**
 * The vendor's version policy as functions: MAJOR rises with a new paid product, MINOR is a change of look or sound, PATCH is a
 * fix or a speed-up and never changes the sound. The checker and `npm run release` both use them.
 */
import type { ChangeKind } from "#schemas/release-facts.ts";
import type { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";

export const RISES = ["MAJOR", "MINOR", "PATCH"] as const;
export type Rise = (typeof RISES)[number];

/** The number that a change of each kind makes rise, at least. */
export const RISE_OF_KIND: Record<ChangeKind, Rise> = { new: "MAJOR", sound: "MINOR", look: "MINOR", fix: "PATCH", speed: "PATCH" };

const partsOf = (version: Version) => version.split(".").map(Number);

/** What a version is by its own digits: 2.0.0 is a MAJOR, 1.3.0 a MINOR, 1.3.1 a PATCH. */
export function riseOf(version: Version): Rise {
  const [, minor = 0, patch = 0] = partsOf(version);
  return patch > 0 ? "PATCH" : minor > 0 ? "MINOR" : "MAJOR";
}

/** The three versions that may follow one. */
export function nextVersions(version: Version): Record<Rise, Version> {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  return { MAJOR: `${major + 1}.0.0`, MINOR: `${major}.${minor + 1}.0`, PATCH: `${major}.${minor}.${patch + 1}` };
}

/** The number that these changes together make rise; nothing when there are none. */
export function riseOfKinds(kinds: Iterable<ChangeKind>): Rise | undefined {
  const rises = new Set([...kinds].map((kind) => RISE_OF_KIND[kind]));
  return RISES.find((rise) => rises.has(rise));
}

/** The newest version that is older than this one. */
export function versionBefore(version: Version, versions: Iterable<Version>): Version | undefined {
  return [...versions]
    .filter((other) => compareVersions(other, version) < 0)
    .sort(compareVersions)
    .at(-1);
}
