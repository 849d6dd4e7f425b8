import type { ReactElement } from "react";
import { areaPath, hertzAt, linePath, smoothNoise, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { PlotGrid, plotPoint } from "./panel-plot.tsx";
import type { Plot } from "./panel-plot.tsx";
import { Heading, Label } from "./panel-text.tsx";

/** Where the low end ends, in hertz. */
export const crossover = 120;

/** Two Butterworth halves in a row: the bands meet at -6 dB and add up flat. */
const low = (hertz: number): number => -20 * Math.log10(1 + (hertz / crossover) ** 4);
const high = (hertz: number): number => -20 * Math.log10(1 + (crossover / hertz) ** 4);

const spectrum = (hertz: number): number => {
  const octave = Math.log2(hertz / 20);
  return (
    -17 -
    12 * Math.exp(-octave * 1.5) -
    1.6 * Math.max(0, octave - 2) +
    9 * (smoothNoise(octave * 6, 3) - 0.5) +
    4 * (smoothNoise(octave * 17, 7) - 0.5)
  );
};

/** The two bands over what is playing. */
export function CrossoverPlot({ hue, plot }: { hue: number; plot: Plot }): ReactElement {
  const bottom = plot.y + plot.height;
  const curve = (level: (hertz: number) => number) =>
    spread(0, 1, 240).map((at) => plotPoint(plot, hertzAt(at), Math.max(plot.low - 4, level(hertzAt(at)))));
  const [x, y] = plotPoint(plot, crossover, -6);
  const split = Math.round(x) + 0.5;
  return (
    <g>
      <clipPath id="mono-low-clip">
        <rect x={plot.x} y={plot.y} width={plot.width} height={plot.height} />
      </clipPath>
      <rect x={plot.x} y={plot.y} width={plot.width} height={plot.height} fill={ink.well} />
      <rect x={plot.x} y={plot.y} width={split - plot.x} height={plot.height} fill={tint(hue, 0.05)} />
      <PlotGrid plot={plot} decibels={[0, -6, -12, -24, -36]} />
      <g clipPath="url(#mono-low-clip)" fill="none">
        <path d={areaPath(curve(spectrum), bottom)} fill="#8d93a0" fillOpacity={0.1} />
        <path d={linePath(curve(spectrum))} stroke="#8d93a0" strokeOpacity={0.6} strokeWidth={1.25} />
        <path d={areaPath(curve(low), bottom)} fill={tint(hue, 0.16)} />
        <path d={linePath(curve(high))} stroke={ink.text} strokeWidth={2.5} />
        <path d={linePath(curve(low))} stroke={tint(hue)} strokeWidth={3} />
      </g>
      <line x1={split} y1={plot.y} x2={split} y2={bottom} stroke={tint(hue, 0.8)} strokeDasharray="4 5" />
      <circle cx={x} cy={y} r={24} fill="none" stroke={tint(hue, 0.5)} strokeWidth={1.5} />
      <circle cx={x} cy={y} r={11} fill={tint(hue)} stroke={ink.well} strokeWidth={3} />
      <Heading x={plot.x + 24} y={plot.y + 46} size={26}>
        Mono
      </Heading>
      <Heading x={plot.x + plot.width - 24} y={plot.y + 46} size={26} anchor="end">
        Stereo
      </Heading>
      <rect x={split + 38} y={y - 22} width={94} height={40} rx={5} fill={ink.raise} stroke={tint(hue, 0.6)} />
      <Label x={split + 85} y={y + 5} anchor="middle" fill={ink.text}>
        120 Hz
      </Label>
    </g>
  );
}
