/** A place around the listener, in numbers for the panner and in words for people. */
import { polar } from "#lib/geometry.ts";

/** Degrees clockwise from straight ahead (-180 to 180), degrees above the ears, metres. */
export type Place = { azimuth: number; elevation: number; distance: number };

export const NEAREST = 0.4;
export const FARTHEST = 2;
/** The drawing's units for the farthest place. */
export const REACH = 240;

/** `#` stands for the degrees. */
export type DirectionWords = { ahead: string; behind: string; left: string; right: string; leftBehind: string; rightBehind: string };

export function directionText(azimuth: number, words: DirectionWords): string {
  const degrees = Math.abs(azimuth);
  if (degrees === 0) return words.ahead;
  if (degrees === 180) return words.behind;
  const [before, after] = azimuth < 0 ? [words.left, words.leftBehind] : [words.right, words.rightBehind];
  return (degrees > 90 ? after : before).replace("#", String(degrees));
}

/** Any angle as one from -179 to 180. */
export function turned(degrees: number): number {
  const round = ((Math.round(degrees) % 360) + 360) % 360;
  return round > 180 ? round - 360 : round;
}

/** The panner's axes: right, up, and towards the listener's back. */
export function coordinates({ azimuth, elevation, distance }: Place): readonly [x: number, y: number, z: number] {
  const [side, height] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const level = distance * Math.cos(height);
  return [level * Math.sin(side), distance * Math.sin(height), -level * Math.cos(side)];
}

/** Where a place is drawn from above. Height is drawn beside it, so that a finger can move both ways at any height. */
export const spot = ({ azimuth, distance }: Place) => polar((distance / FARTHEST) * REACH, azimuth);

/** The place under a point of the drawing. */
export function placeAt(x: number, y: number): Pick<Place, "azimuth" | "distance"> {
  const distance = (Math.hypot(x, y) / REACH) * FARTHEST;
  return { azimuth: turned((Math.atan2(x, -y) * 180) / Math.PI), distance: Math.min(FARTHEST, Math.max(NEAREST, distance)) };
}
