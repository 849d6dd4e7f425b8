import type { ReactElement } from "react";
import { areaPath, hertzAt, linePath, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { PlotGrid, plotPoint } from "./panel-plot.tsx";
import type { Plot } from "./panel-plot.tsx";
import { Caption } from "./panel-text.tsx";

const bump = (hertz: number, centre: number, octaves: number): number => Math.exp(-((Math.log2(hertz / centre) / octaves) ** 2));

/** What a loudspeaker at 60 degrees sends to the ear on its side: the gain of the outer ear and its notch. */
const near = (hertz: number): number =>
  2.5 + 9 * bump(hertz, 3600, 0.9) - 15 * bump(hertz, 9200, 0.34) + 4 * bump(hertz, 13000, 0.3) - 3 * bump(hertz, 24000, 0.6);

/** And to the other one, in the shadow of the head. */
const far = (hertz: number): number =>
  1.6 -
  13 / (1 + (1500 / hertz) ** 1.7) +
  5 * bump(hertz, 3200, 0.6) -
  9 * bump(hertz, 7400, 0.25) +
  1.8 * Math.sin(5 * Math.log2(hertz / 500)) * bump(hertz, 3000, 1.6);

/** The two ears' responses to the selected loudspeaker. */
export function EarResponses({ hue, plot }: { hue: number; plot: Plot }): ReactElement {
  const curve = (response: (hertz: number) => number) => spread(0, 1, 160).map((at) => plotPoint(plot, hertzAt(at), response(hertzAt(at))));
  const right = plot.x + plot.width;
  return (
    <g>
      <PlotGrid plot={plot} decibels={[12, 0, -12, -24]} names={[100, 1000, 10000]} fine={false} />
      <path d={areaPath(curve(near), plotPoint(plot, 20, plot.low)[1])} fill={tint(hue, 0.1)} />
      <path d={linePath(curve(far))} fill="none" stroke={ink.mute} strokeWidth={2} strokeDasharray="7 5" />
      <path d={linePath(curve(near))} fill="none" stroke={tint(hue)} strokeWidth={2.5} />
      <g strokeWidth={2.5}>
        <line x1={right - 248} y1={plot.y - 30} x2={right - 218} y2={plot.y - 30} stroke={tint(hue)} />
        <line x1={right - 118} y1={plot.y - 30} x2={right - 88} y2={plot.y - 30} stroke={ink.mute} strokeDasharray="7 5" />
      </g>
      <Caption x={right - 208} y={plot.y - 24} fill={ink.mute} size={18}>
        Left ear
      </Caption>
      <Caption x={right} y={plot.y - 24} anchor="end" fill={ink.mute} size={18}>
        Right ear
      </Caption>
    </g>
  );
}
