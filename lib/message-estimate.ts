/** What a message costs at least and at most. Whole cents. */
export type MessageCost = { from: number; to: number };

/** @returns How many messages an amount buys, rounded down, so that nobody is promised more than they get. */
export function estimateMessages(cents: number, { from, to }: MessageCost): { fewest: number; most: number } {
  return { fewest: Math.floor(cents / to), most: Math.floor(cents / from) };
}
