/** Detects growth of resident memory over the rounds. */

/** Share of the first rounds, in which caches fill and code is compiled. */
const WARM_UP = 0.2;
/** Fewer samples are not judged. */
const MIN_SAMPLES = 9;
/** V8 collects late and keeps memory: in servers without a leak, the last third is up to 15 % above the first. */
const MAX_GROWTH = 1.2;
const MAX_GROWTH_BYTES = 24e6;

export type MemoryTrend = { first: number; last: number; isFlat: boolean };

/**
 * @param samples Bytes, one for each round.
 * @returns Medians of the first and last third after the warm-up; undefined for too few samples.
 */
export function memoryTrend(samples: readonly number[]): MemoryTrend | undefined {
  const warm = samples.slice(Math.ceil(samples.length * WARM_UP));
  if (warm.length < MIN_SAMPLES) return undefined;
  const third = Math.floor(warm.length / 3);
  const first = median(warm.slice(0, third));
  const last = median(warm.slice(-third));
  return { first, last, isFlat: last <= first * MAX_GROWTH + MAX_GROWTH_BYTES };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
