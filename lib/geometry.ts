/** Geometry of drawings: points, arcs, and the logarithmic axis of frequencies. */

/** A point: x to the right, y downwards, in the drawing's own units. */
export type Point = readonly [x: number, y: number];

/** Two decimals are finer than a pixel and keep the markup short. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The point at a distance and a clockwise angle from straight up. */
export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** A circular arc around the origin, clockwise from one angle to another. */
export function arcPath(radius: number, from: number, to: number): string {
  const [start, end] = from <= to ? [from, to] : [to, from];
  const long = end - start > 180 ? 1 : 0;
  return `M${polar(radius, start).join(" ")}A${radius} ${radius} 0 ${long} 1 ${polar(radius, end).join(" ")}`;
}

/** A path of straight pieces through points. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** The same path closed down to a base line, for filling below a curve. */
export function areaPath(points: readonly Point[], base: number): string {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? `${linePath(points)}L${round(last[0])} ${base}L${round(first[0])} ${base}Z` : "";
}

/** `count` numbers from `from` to `to`, both included. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Where a frequency lies between 20 Hz (0) and 20 kHz (1) on a logarithmic axis. */
export const octavePosition = (hertz: number): number => Math.log10(hertz / 20) / 3;

/** The frequency at such a position. */
export const hertzAt = (position: number): number => 20 * 10 ** (3 * position);

/** A head from above, its nose upwards, around the origin: half of its width is the radius. */
export function headPath(radius: number): string {
  const at = (...values: number[]) => values.map((value) => round((value * radius) / 37)).join(" ");
  const ears = `M${at(-37, -6)}q${at(-10, 8, 0, 18)}M${at(37, -6)}q${at(10, 8, 0, 18)}`;
  return `${ears}M${at(0, -46)}L${at(7, -35)}A${at(37, 40)} 0 1 1 ${at(-7, -35)}Z`;
}
