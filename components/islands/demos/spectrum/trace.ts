import { clearCanvas } from "#components/islands/demos/parts/clear-canvas.ts";
import { hertzAt } from "#lib/geometry.ts";

/** The range of the plot in decibels. */
export const TOP = -18;
export const FLOOR = -90;
/** Columns of the plot, whatever its width. */
const COLUMNS = 240;
/** Decibels by which a held peak falls from one frame to the next. */
const PEAK_FALL = 0.35;

/** Held peaks, one for each column. */
export const createPeaks = (): Float32Array => new Float32Array(COLUMNS).fill(FLOOR);

/** Levels in decibels, `step` hertz apart. */
type Spectrum = { levels: Float32Array; step: number };

/** The level between two frequencies: the highest of the levels between them, or an interpolated one if there is none. */
function levelBetween({ levels, step }: Spectrum, from: number, to: number): number {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  if (last < first) {
    const below = Math.floor(from / step);
    const part = from / step - below;
    return (levels[below] ?? FLOOR) * (1 - part) + (levels[below + 1] ?? FLOOR) * part;
  }
  return levels.subarray(first, last + 1).reduce((max, level) => Math.max(max, level), FLOOR);
}

/** Draws the spectrum and its held peaks. @returns The loudest frequency in hertz; undefined in silence. */
export function drawTrace(canvas: HTMLCanvasElement | null, spectrum: Spectrum, peaks: Float32Array): number | undefined {
  const cleared = clearCanvas(canvas);
  if (cleared === undefined) return undefined;
  const { context, width, height, tone, ink } = cleared;
  const y = (level: number) => height * Math.min(1, Math.max(0, (TOP - level) / (TOP - FLOOR)));
  const heights = Array.from({ length: COLUMNS }, (_, column) => {
    const level = levelBetween(spectrum, hertzAt(column / COLUMNS), hertzAt((column + 1) / COLUMNS));
    peaks[column] = Math.max(level, (peaks[column] ?? FLOOR) - PEAK_FALL, FLOOR);
    return y(level);
  });
  const tracePath = (values: readonly number[]) => {
    context.beginPath();
    for (const [column, value] of values.entries()) context.lineTo(((column + 0.5) / COLUMNS) * width, value);
  };
  tracePath(Array.from(peaks, y));
  Object.assign(context, { strokeStyle: ink, lineWidth: 1, globalAlpha: 0.5 });
  context.stroke();
  // Smoothed over three columns.
  tracePath(heights.map((value, column) => (value * 2 + (heights[column - 1] ?? value) + (heights[column + 1] ?? value)) / 4));
  Object.assign(context, { strokeStyle: tone, lineWidth: 2, globalAlpha: 1 });
  context.stroke();
  context.lineTo(width, height);
  context.lineTo(0, height);
  Object.assign(context, { fillStyle: tone, globalAlpha: 0.18 });
  context.fill();
  context.globalAlpha = 1;
  return loudest(spectrum);
}

function loudest({ levels, step }: Spectrum): number | undefined {
  const loudestBin = levels.reduce((best, level, bin) => (level > (levels[best] ?? -Infinity) ? bin : best), 0);
  return (levels[loudestBin] ?? FLOOR) > FLOOR ? loudestBin * step : undefined;
}
