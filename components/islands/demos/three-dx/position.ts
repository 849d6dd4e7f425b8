/** A position around the listener: as numbers for the panner, as text, and in the drawing. */
import { polar } from "#lib/geometry.ts";

/** Azimuth in degrees clockwise from straight ahead (-180 to 180), elevation in degrees above the ears, distance in metres. */
export type Position = { azimuth: number; elevation: number; distance: number };

export const MIN_DISTANCE = 0.4;
export const MAX_DISTANCE = 2;
/** The drawing's radius of `MAX_DISTANCE`, in its own units. */
export const MAX_RADIUS = 240;

/** `#` is replaced by the degrees. */
export type DirectionLabels = { ahead: string; behind: string; left: string; right: string; leftBehind: string; rightBehind: string };

export function directionText(azimuth: number, labels: DirectionLabels): string {
  const degrees = Math.abs(azimuth);
  if (degrees === 0) return labels.ahead;
  if (degrees === 180) return labels.behind;
  const [before, after] = azimuth < 0 ? [labels.left, labels.leftBehind] : [labels.right, labels.rightBehind];
  return (degrees > 90 ? after : before).replace("#", String(degrees));
}

/** An angle in whole degrees, wrapped to -179 to 180. */
export function wrapAngle(degrees: number): number {
  const round = ((Math.round(degrees) % 360) + 360) % 360;
  return round > 180 ? round - 360 : round;
}

/** Coordinates of Web Audio's panner: right, up, back. */
export function coordinates({ azimuth, elevation, distance }: Position): readonly [x: number, y: number, z: number] {
  const [side, height] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const level = distance * Math.cos(height);
  return [level * Math.sin(side), distance * Math.sin(height), -level * Math.cos(side)];
}

/** The point of a position in the drawing, which shows the listener from above. The elevation does not change it. */
export const pointOf = ({ azimuth, distance }: Position) => polar((distance / MAX_DISTANCE) * MAX_RADIUS, azimuth);

/** The position at a point of the drawing. */
export function positionAt(x: number, y: number): Pick<Position, "azimuth" | "distance"> {
  const distance = (Math.hypot(x, y) / MAX_RADIUS) * MAX_DISTANCE;
  return { azimuth: wrapAngle((Math.atan2(x, -y) * 180) / Math.PI), distance: Math.min(MAX_DISTANCE, Math.max(MIN_DISTANCE, distance)) };
}
