/** Mann and Whitney's rank test: whether the values of one sample tend to be larger than those of another. It assumes no distribution. */

/** Abramowitz and Stegun 7.1.26: exact to 1.5e-7. @returns The probability that a normal variable is farther from 0 than z. */
function beyond(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}

/** The rank of each value; equal values share the mean of theirs. @returns Also the correction of the variance for equal values. */
function ranksOf(values: readonly number[]): { ranks: number[]; ties: number } {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks: number[] = [];
  let ties = 0;
  for (let begin = 0; begin < order.length;) {
    let end = begin + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[begin] ?? 0]) end++;
    for (const index of order.slice(begin, end)) ranks[index] = (begin + 1 + end) / 2;
    ties += (end - begin) ** 3 - (end - begin);
    begin = end;
  }
  return { ranks, ties };
}

/**
 * @param a At least 8 values, as `b`, for the normal approximation.
 * @returns The two-sided p: how probable a difference of this size or more is if both samples come from one distribution.
 */
export function rankTest(a: readonly number[], b: readonly number[]): number {
  const count = a.length + b.length;
  const { ranks, ties } = ranksOf([...a, ...b]);
  const sum = ranks.slice(0, a.length).reduce((total, rank) => total + rank, 0);
  const distance = Math.abs(sum - (a.length * (a.length + 1)) / 2 - (a.length * b.length) / 2);
  const variance = ((a.length * b.length) / 12) * (count + 1 - ties / (count * (count - 1)));
  // The half is the correction for continuity.
  return variance === 0 ? 1 : Math.min(1, beyond(Math.max(0, distance - 0.5) / Math.sqrt(variance)));
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
