/**
 * Time measured in ticks of this process's own timer. If the whole machine stalls no tick passes, so a stalled machine is not
 * mistaken for a server that does not answer.
 */
const TICK_MS = 50;

/** Calls `tick` every 50 ms until the returned function is called; missed ticks are not repeated. */
export function everyTick(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(timer);
  };
}

/** @param ms Milliseconds. @returns The number of ticks. */
export const ticks = (ms: number): number => Math.ceil(ms / TICK_MS);
