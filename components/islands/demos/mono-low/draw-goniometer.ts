import { clearCanvas } from "#components/islands/demos/parts/clear-canvas.ts";
import type { StereoAnalyser } from "#components/islands/demos/sound/stereo-analyser.ts";

/** Loud samples reach two thirds of the way to the edge. */
const SCALE = 1.7;

/** Draws both bands on a goniometer: thin above the crossover, thick below it. */
export function drawGoniometer(canvas: HTMLCanvasElement | null, low: StereoAnalyser, high: StereoAnalyser): void {
  const cleared = clearCanvas(canvas);
  if (cleared === undefined) return;
  const { context, width, height, tone, ink } = cleared;
  const middle = width / 2;
  for (const [{ left, right }, colour, thickness, opacity] of [
    [high, ink, 0.75, 0.45],
    [low, tone, 2.5, 1],
  ] as const) {
    context.beginPath();
    for (const [i, l] of left.entries()) {
      const r = right[i] ?? 0;
      context.lineTo(middle + (r - l) * SCALE * middle, height / 2 - (l + r) * SCALE * middle);
    }
    Object.assign(context, { strokeStyle: colour, lineWidth: thickness, globalAlpha: opacity });
    context.stroke();
  }
  context.globalAlpha = 1;
}
