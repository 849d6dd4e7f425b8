/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Allowed difference between the clocks of two servers. */
export const CLOCK_TOLERANCE = 5 * MINUTE;
