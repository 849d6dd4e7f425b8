/** The channels of the demonstration, and where each one's spectrum stands in the picture: one row for each, with one scale for all. */

/** In the order of a browser's buffer for 5.1. */
export const CHANNELS = ["L", "R", "C", "LFE", "Ls", "Rs"] as const;
export type Channel = (typeof CHANNELS)[number];
/** The one whose low end is cut: rightSurround in sound/surround-mix.ts. */
export const THIN: Channel = "Rs";

/** Decibels at the top and the bottom of a row. */
const TOP = -34;
export const FLOOR = -78;
/** Beside which the name of a row stands: noise is about as high. */
export const NAME_LEVEL = -64;
/** How much of its row a curve may fill. */
const REACH = 0.9;
const ROW = 1 / CHANNELS.length;

/** Where a level of a channel is, as a part of the picture's height from above. */
export function heightOf(channel: Channel, level: number): number {
  const below = CHANNELS.length - 1 - CHANNELS.indexOf(channel);
  return 1 - ROW * (below + REACH * Math.min(1, Math.max(0, (level - FLOOR) / (TOP - FLOOR))));
}
