/** The builds of one benchmark, and their statistics. */
import type { Measured } from "./measure-build.ts";

/** `cold`: without output of an earlier build. `warm`: after a build, without changes. `changed`: after a change of one article. */
export type BuildKind = "cold" | "warm" | "changed";
export type Build = Measured & { documents: number; kind: BuildKind; run: number };

export type Figure = "wallSeconds" | "cpuSeconds" | "peakBytes";
export type Spread = { median: number; min: number; max: number };

/** Rebuilds after a change are not measured with more documents, to save time. */
const MAX_FOR_CHANGED = 600;

/** The kinds of build to measure with a number of documents. */
export function listKinds(documents: number): BuildKind[] {
  return documents > 0 && documents <= MAX_FOR_CHANGED ? ["cold", "warm", "changed"] : ["cold", "warm"];
}

/** The figure over all runs of one size and kind; undefined if it was not measured. */
export function findSpread(builds: readonly Build[], documents: number, kind: BuildKind, figure: Figure): Spread | undefined {
  const found = builds.filter((build) => build.documents === documents && build.kind === kind).flatMap((build) => build[figure] ?? []);
  return found.length === 0 ? undefined : spreadOf(found);
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** Seconds (or bytes) per added document, without those of the base content. */
export function findCostPerDocument(builds: readonly Build[], documents: number, kind: BuildKind, figure: Figure): number | undefined {
  const all = findSpread(builds, documents, kind, figure);
  const base = findSpread(builds, 0, kind, figure);
  return documents === 0 || all === undefined || base === undefined ? undefined : (all.median - base.median) / documents;
}

export function listSizes(builds: readonly Build[]): number[] {
  return [...new Set(builds.map(({ documents }) => documents))].sort((a, b) => a - b);
}
