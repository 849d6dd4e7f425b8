import { freshPaper } from "#components/islands/demos/parts/paper.ts";
import { hertzAt } from "#lib/geometry.ts";
import { CHANNELS, type Channel, FLOOR, heightOf } from "./channels.ts";

/** Columns of the picture, at every width. */
const COLUMNS = 240;
/** Decibels by which a held peak sinks from one picture to the next. */
const SINKING = 0.35;

/** The peaks of each channel. */
type Held = Readonly<Record<Channel, Float32Array>>;
export const nothingHeld = (): Held =>
  Object.fromEntries(CHANNELS.map((channel) => [channel, new Float32Array(COLUMNS).fill(FLOOR)])) as Record<Channel, Float32Array>;

/** A channel's levels, and the hertz from one to the next. */
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

/** Draws every channel's spectrum, and the sinking peaks of the chosen one. @returns The loudest frequency of the latter, when there is one. */
export function drawTraces(
  canvas: HTMLCanvasElement | null,
  rack: { levels: Readonly<Record<Channel, Float32Array>>; step: number },
  held: Held,
  chosen: Channel | undefined,
): number | undefined {
  const paper = freshPaper(canvas);
  if (paper === undefined) return undefined;
  const { pen, width, height, tone, ink } = paper;
  for (const channel of CHANNELS) {
    const isChosen = channel === chosen;
    const look = { levels: rack.levels[channel], step: rack.step };
    const peaks = held[channel];
    const y = (level: number) => height * heightOf(channel, level);
    const heights = Array.from({ length: COLUMNS }, (_, column) => {
      const level = levelBetween(look, hertzAt(column / COLUMNS), hertzAt((column + 1) / COLUMNS));
      peaks[column] = Math.max(level, (peaks[column] ?? FLOOR) - SINKING, FLOOR);
      return y(level);
    });
    const line = (values: readonly number[]) => {
      pen.beginPath();
      for (const [column, value] of values.entries()) pen.lineTo(((column + 0.5) / COLUMNS) * width, value);
    };
    // A point leans on its neighbours: a trace, not a comb.
    const smooth = heights.map((value, column) => (value * 2 + (heights[column - 1] ?? value) + (heights[column + 1] ?? value)) / 4);
    line(smooth);
    pen.lineTo(width, y(FLOOR));
    pen.lineTo(0, y(FLOOR));
    Object.assign(pen, { fillStyle: tone, globalAlpha: isChosen ? 0.5 : 0.15 });
    pen.fill();
    if (isChosen) {
      line(Array.from(peaks, y));
      Object.assign(pen, { strokeStyle: ink, lineWidth: 1, globalAlpha: 0.5 });
      pen.stroke();
    }
    line(smooth);
    Object.assign(pen, { strokeStyle: tone, lineWidth: isChosen ? 2.5 : 1.5, globalAlpha: isChosen || chosen === undefined ? 1 : 0.6 });
    pen.stroke();
    pen.globalAlpha = 1;
  }
  return chosen && loudest({ levels: rack.levels[chosen], step: rack.step });
}

function loudest({ levels, step }: Look): number | undefined {
  const most = levels.reduce((best, level, bin) => (level > (levels[best] ?? -Infinity) ? bin : best), 0);
  return (levels[most] ?? FLOOR) > FLOOR ? most * step : undefined;
}
