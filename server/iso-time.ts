/** @param time Milliseconds since 1970. @returns It as `2026-11-21T12:00:00.000Z`; null where there is none. */
export function isoTime(time: number): string;
export function isoTime(time: number | null | undefined): string | null;
export function isoTime(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}
