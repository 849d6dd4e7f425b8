/** Choices that look random and are the same every time, on every machine. */

export type Random = () => number;

/** A generator of numbers from 0 to 1 (mulberry32): the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` different whole numbers below `below`, in random order. */
export function pickIndices(random: Random, below: number, count: number): number[] {
  if (count > below) throw new RangeError(`cannot pick ${String(count)} of ${String(below)}`);
  const rest = Array.from({ length: below }, (_, index) => index);
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? 0);
}
