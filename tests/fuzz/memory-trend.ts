/** Whether resident memory stays flat over the rounds. */

/** The first rounds fill caches and compile code. */
const WARM_UP = 0.2;
/** With fewer samples a third says nothing. */
const LEAST_SAMPLES = 9;
/** V8 collects late and keeps what it has got; measured on servers without a leak, the last third is up to 15 % above the first. */
const MOST_GROWTH = 1.2;
const MOST_BYTES = 24e6;

export type MemoryTrend = { first: number; last: number; isFlat: boolean };

/**
 * @param samples Bytes, one a round.
 * @returns Medians of the first and last third after warm-up; undefined for too few samples.
 */
export function memoryTrend(samples: readonly number[]): MemoryTrend | undefined {
  const warm = samples.slice(Math.ceil(samples.length * WARM_UP));
  if (warm.length < LEAST_SAMPLES) return undefined;
  const third = Math.floor(warm.length / 3);
  const first = median(warm.slice(0, third));
  const last = median(warm.slice(-third));
  return { first, last, isFlat: last <= first * MOST_GROWTH + MOST_BYTES };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
