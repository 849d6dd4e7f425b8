/** How the scene's voices move: in this file alone, so that ears and eyes follow the same path. */

/** Seconds of the scene. */
export const SCENE_SECONDS = 10;

/** Where a voice begins and ends: degrees clockwise from straight ahead, and metres. */
export type Voice = { azimuth: number; distance: number };

const once = (progress: number): number => (1 - Math.cos(Math.PI * progress)) / 2;

/** Degrees that each voice has turned, by the share of the scene that has passed. The low end stays where it is. */
const WAYS: readonly ((progress: number) => number)[] = [
  (progress) => 360 * once(progress),
  (progress) => -360 * once(progress),
  (progress) => 120 * Math.sin(2 * Math.PI * progress),
  () => 0,
];

/** @param progress From 0 at the beginning to 1 at the end. */
export const turnOf = (place: number, progress: number): number => WAYS[place]?.(Math.min(1, Math.max(0, progress))) ?? 0;
