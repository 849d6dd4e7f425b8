/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The clocks of two servers may differ by so much. */
export const CLOCK_TOLERANCE = 5 * MINUTE;
