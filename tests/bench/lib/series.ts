/** Every build of one benchmark, and what the figures say together. */
import type { Measured } from "./measure-build.ts";

/** `cold`: nothing is left of an earlier build. `warm`: again, with nothing changed. `changed`: one paragraph of one article was. */
export type BuildKind = "cold" | "warm" | "changed";
export type Build = Measured & { documents: number; kind: BuildKind; run: number };

export type Figure = "wallSeconds" | "cpuSeconds" | "peakBytes";
export type Spread = { median: number; least: number; most: number };

/** The largest number of documents at which the rebuild after one change is measured: beyond it, the time is better spent. */
const MOST_FOR_CHANGED = 600;

/** The kinds of build that are measured at one size. */
export function listKinds(documents: number): BuildKind[] {
  return documents > 0 && documents <= MOST_FOR_CHANGED ? ["cold", "warm", "changed"] : ["cold", "warm"];
}

/** One size and kind, over all runs; undefined when it was not measured, or the system does not tell. */
export function findSpread(builds: readonly Build[], documents: number, kind: BuildKind, figure: Figure): Spread | undefined {
  const found = builds.filter((build) => build.documents === documents && build.kind === kind).flatMap((build) => build[figure] ?? []);
  return found.length === 0 ? undefined : spreadOf(found);
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** Seconds that one document adds: what the base alone takes is not the documents' doing. */
export function findCostPerDocument(builds: readonly Build[], documents: number, kind: BuildKind, figure: Figure): number | undefined {
  const all = findSpread(builds, documents, kind, figure);
  const base = findSpread(builds, 0, kind, figure);
  return documents === 0 || all === undefined || base === undefined ? undefined : (all.median - base.median) / documents;
}

export function listSizes(builds: readonly Build[]): number[] {
  return [...new Set(builds.map(({ documents }) => documents))].sort((a, b) => a - b);
}
