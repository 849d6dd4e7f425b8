/**
 * Time measured in turns of this process's own timer. While the whole machine stands still no turn passes, so a stalled
 * machine does not look like a server that does not answer.
 */
const TURN_MS = 50;

/** Calls `turn` every 50 ms until the returned function is called; late turns are not made up for. */
export function everyTurn(turn: () => void): () => void {
  const timer = setInterval(turn, TURN_MS);
  return () => {
    clearInterval(timer);
  };
}

/** @param ms Milliseconds. @returns The number of turns. */
export const turns = (ms: number): number => Math.ceil(ms / TURN_MS);
