export type Summary = { requests: number; failures: number; perSecond: number; median: number; p99: number };

/** @param times Milliseconds. */
export function summarise(times: readonly number[], failures: number, seconds: number): Summary {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requests: times.length, failures, perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}
