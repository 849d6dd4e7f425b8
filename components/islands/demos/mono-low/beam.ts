import { freshPaper } from "#components/islands/demos/parts/paper.ts";
import type { Tap } from "#components/islands/demos/sound/taps.ts";

/** A loud moment reaches two thirds of the way to the edge. */
const SCALE = 1.7;

/** Draws both bands as a goniometer's beam: what is above the crossover thin, what is below it thick. */
export function drawBeam(canvas: HTMLCanvasElement | null, low: Tap, high: Tap): void {
  const paper = freshPaper(canvas);
  if (paper === undefined) return;
  const { pen, width, height, tone, ink } = paper;
  const middle = width / 2;
  for (const [{ left, right }, colour, thickness, opacity] of [
    [high, ink, 0.75, 0.45],
    [low, tone, 2.5, 1],
  ] as const) {
    pen.beginPath();
    for (const [i, l] of left.entries()) {
      const r = right[i] ?? 0;
      pen.lineTo(middle + (r - l) * SCALE * middle, height / 2 - (l + r) * SCALE * middle);
    }
    Object.assign(pen, { strokeStyle: colour, lineWidth: thickness, globalAlpha: opacity });
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
