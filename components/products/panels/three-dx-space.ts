/** The camera of 3DX: behind the listener and above, so that left is left and the front lies away from the viewer. */
import type { Point } from "./panel-geometry.ts";

/** A place around the listener: degrees clockwise from the front, degrees above the ears, metres. */
export type Place = { azimuth: number; elevation: number; distance: number };

/** Right, front and up, in spheres' radii. */
export type Spot = readonly [right: number, front: number, up: number];

const turn = (18 * Math.PI) / 180;
const tilt = (21 * Math.PI) / 180;

/** The radius of the sphere in metres and in window units. */
export const reach = 2;
export const radius = 352;

export function spotOf({ azimuth, elevation, distance }: Place): Spot {
  const side = (azimuth * Math.PI) / 180;
  const height = (elevation * Math.PI) / 180;
  const level = (distance / reach) * Math.cos(height);
  return [level * Math.sin(side), level * Math.cos(side), (distance / reach) * Math.sin(height)];
}

/** Where a spot appears around the middle of the sphere, and how far behind (positive) or before it lies. */
export function project([right, front, up]: Spot): { at: Point; depth: number } {
  const across = right * Math.cos(turn) - front * Math.sin(turn);
  const away = right * Math.sin(turn) + front * Math.cos(turn);
  const height = up * Math.cos(tilt) + away * Math.sin(tilt);
  return { at: [across * radius, -height * radius], depth: away * Math.cos(tilt) - up * Math.sin(tilt) };
}

/** A curve in space cut where it passes from the near half of the sphere to the far half. */
export function halves(spots: readonly Spot[]): { near: Point[][]; far: Point[][] } {
  const pieces: { near: Point[][]; far: Point[][] } = { near: [], far: [] };
  let last: "near" | "far" | undefined;
  for (const spot of spots) {
    const { at, depth } = project(spot);
    const side = depth < 0 ? "near" : "far";
    if (side !== last) {
      const before = pieces[last ?? side].at(-1)?.at(-1);
      pieces[side].push(before ? [before] : []);
    }
    pieces[side].at(-1)?.push(at);
    last = side;
  }
  return pieces;
}
