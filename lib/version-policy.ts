/**
 * The vendor's version policy (specification, section 3): a new paid product raises MAJOR, a change of look or sound MINOR, and a fix or
 * a speed-up PATCH.
 */
import type { ChangeKind } from "#schemas/release-facts.ts";
import { compareVersions, type Version } from "#schemas/version.ts";

export const RISES = ["MAJOR", "MINOR", "PATCH"] as const;
export type Rise = (typeof RISES)[number];

/** The part of the version that a change of each kind raises, at least. */
export const RISE_OF_KIND: Record<ChangeKind, Rise> = { new: "MAJOR", sound: "MINOR", look: "MINOR", fix: "PATCH", speed: "PATCH" };

const partsOf = (version: Version) => version.split(".").map(Number);

/** The part that a version raises: MAJOR for 2.0.0, MINOR for 1.3.0, PATCH for 1.3.1. */
export function riseOf(version: Version): Rise {
  const [, minor = 0, patch = 0] = partsOf(version);
  return patch > 0 ? "PATCH" : minor > 0 ? "MINOR" : "MAJOR";
}

/** The three versions that may follow a version. */
export function nextVersions(version: Version): Record<Rise, Version> {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  return { MAJOR: `${major + 1}.0.0`, MINOR: `${major}.${minor + 1}.0`, PATCH: `${major}.${minor}.${patch + 1}` };
}

/** The part that these changes together raise; undefined without changes. */
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
