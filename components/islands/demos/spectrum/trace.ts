import { freshPaper } from "#components/islands/demos/parts/paper.ts";
import { hertzAt } from "#lib/geometry.ts";

export const TOP = -18;
export const FLOOR = -90;
/** Columns of the picture, at every width. */
const COLUMNS = 240;
/** Decibels by which a held peak sinks from one picture to the next. */
const SINKING = 0.35;

export type Held = { peaks: Float32Array };
export const nothingHeld = (): Held => ({ peaks: new Float32Array(COLUMNS).fill(FLOOR) });

type Look = { levels: Float32Array; step: number };

/** The level between two frequencies: the loudest reading there, or along the line where readings lie farther apart than columns. */
function levelBetween({ levels, step }: Look, from: number, to: number): number {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  if (last < first) {
    const below = Math.floor(from / step);
    const part = from / step - below;
    return (levels[below] ?? FLOOR) * (1 - part) + (levels[below + 1] ?? FLOOR) * part;
  }
  return levels.subarray(first, last + 1).reduce((most, level) => Math.max(most, level), FLOOR);
}

/** Draws the spectrum and its sinking peaks. @returns The loudest frequency, when there is one. */
export function drawTrace(canvas: HTMLCanvasElement | null, look: Look, held: Held): number | undefined {
  const paper = freshPaper(canvas);
  if (paper === undefined) return undefined;
  const { pen, width, height, tone, ink } = paper;
  const y = (level: number) => height * Math.min(1, Math.max(0, (TOP - level) / (TOP - FLOOR)));
  const heights = Array.from({ length: COLUMNS }, (_, column) => {
    const level = levelBetween(look, hertzAt(column / COLUMNS), hertzAt((column + 1) / COLUMNS));
    held.peaks[column] = Math.max(level, (held.peaks[column] ?? FLOOR) - SINKING, FLOOR);
    return y(level);
  });
  const trace = (values: readonly number[]) => {
    pen.beginPath();
    for (const [column, value] of values.entries()) pen.lineTo(((column + 0.5) / COLUMNS) * width, value);
  };
  trace(Array.from(held.peaks, y));
  Object.assign(pen, { strokeStyle: ink, lineWidth: 1, globalAlpha: 0.5 });
  pen.stroke();
  // A point leans on its neighbours: a trace, not a comb.
  trace(heights.map((value, column) => (value * 2 + (heights[column - 1] ?? value) + (heights[column + 1] ?? value)) / 4));
  Object.assign(pen, { strokeStyle: tone, lineWidth: 2, globalAlpha: 1 });
  pen.stroke();
  pen.lineTo(width, height);
  pen.lineTo(0, height);
  Object.assign(pen, { fillStyle: tone, globalAlpha: 0.18 });
  pen.fill();
  pen.globalAlpha = 1;
  return loudest(look);
}

function loudest({ levels, step }: Look): number | undefined {
  const most = levels.reduce((best, level, bin) => (level > (levels[best] ?? -Infinity) ? bin : best), 0);
  return (levels[most] ?? FLOOR) > FLOOR ? most * step : undefined;
}
