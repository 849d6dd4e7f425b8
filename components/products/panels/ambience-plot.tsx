import type { ReactElement } from "react";
import { ambienceLevel, type Band, bandGain, directLevel, selectedOf } from "./ambience-bands.ts";
import { areaPath, hertzAt, linePath, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { PlotGrid, plotPoint } from "./panel-plot.tsx";
import type { Plot } from "./panel-plot.tsx";
import { Caption } from "./panel-text.tsx";

/** Levels in dBFS on the left, gains in dB on the right, one set of octaves. */
export const levels: Plot = { x: 92, y: 112, width: 1416, height: 460, low: -84, high: -12 };
const gains: Plot = { ...levels, low: -24, high: 12 };
const bottom = levels.y + levels.height;

const curve = (plot: Plot, count: number, value: (hertz: number) => number) =>
  spread(0, 1, count).map((at) => plotPoint(plot, hertzAt(at), value(hertzAt(at))));

/** The spectra of direct sound and ambience under the gain of each band. */
export function AmbiencePlot({ bands, hue }: { bands: readonly Band[]; hue: number }): ReactElement {
  const selected = bands[selectedOf(bands)];
  const raised = curve(levels, 420, (hertz) => ambienceLevel(hertz) + bandGain(bands, hertz, ({ ambience }) => ambience));
  const before = curve(levels, 420, ambienceLevel);
  const direct = curve(levels, 520, (hertz) => directLevel(hertz) + bandGain(bands, hertz, ({ direct: gain }) => gain));
  const gain = curve(gains, 300, (hertz) => bandGain(bands, hertz, ({ ambience }) => ambience));
  const [from, to] = [selected?.from ?? 20, selected?.to ?? 20000].map((hertz) => plotPoint(levels, hertz, 0)[0]) as [number, number];
  return (
    <g>
      <linearGradient id="ambience-air" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={tint(hue, 0.5)} />
        <stop offset="1" stopColor={tint(hue, 0.04)} />
      </linearGradient>
      <rect x={levels.x} y={levels.y} width={levels.width} height={levels.height} fill={ink.well} />
      <rect x={from} y={levels.y} width={to - from} height={levels.height} fill={tint(hue, 0.06)} />
      <PlotGrid plot={levels} decibels={[-24, -36, -48, -60, -72]} />
      <clipPath id="ambience-clip">
        <rect x={levels.x} y={levels.y} width={levels.width} height={levels.height} />
      </clipPath>
      <g clipPath="url(#ambience-clip)" fill="none">
        <path d={areaPath(direct, bottom)} fill="#8d93a0" fillOpacity={0.13} />
        <path d={linePath(direct)} stroke="#8d93a0" strokeWidth={1.5} />
        <path d={areaPath(raised, bottom)} fill="url(#ambience-air)" />
        <path d={linePath(before)} stroke={tint(hue, 0.6)} strokeWidth={1.25} strokeDasharray="3 4" />
        <path d={linePath(raised)} stroke={tint(hue)} strokeWidth={2} />
        <path d={linePath(gain)} stroke={ink.text} strokeWidth={2.5} />
      </g>
      {bands.slice(1).map((band) => (
        <Crossover key={band.name} hertz={band.from} />
      ))}
      {bands.map((band, index) => (
        <Handle key={band.name} bands={bands} index={index} hue={hue} />
      ))}
      {[6, 0, -6, -12, -18].map((level) => (
        <Caption key={level} x={levels.x + levels.width + 12} y={plotPoint(gains, 20, level)[1] + 6} fill={ink.mute}>
          {level > 0 ? `+${level}` : level < 0 ? `−${-level}` : "0"}
        </Caption>
      ))}
    </g>
  );
}

function Crossover({ hertz }: { hertz: number }): ReactElement {
  const x = Math.round(plotPoint(levels, hertz, 0)[0]) + 0.5;
  return (
    <g>
      <line x1={x} y1={levels.y} x2={x} y2={bottom} stroke={ink.dim} />
      <rect x={x - 5} y={bottom - 44} width={10} height={30} rx={3} fill={ink.raise} stroke={ink.dim} />
    </g>
  );
}

function Handle({ bands, index, hue }: { bands: readonly Band[]; index: number; hue: number }): ReactElement | null {
  const band = bands[index];
  if (!band) return null;
  const centre = Math.sqrt(band.from * band.to);
  const [x, y] = plotPoint(
    gains,
    centre,
    bandGain(bands, centre, ({ ambience }) => ambience),
  );
  const active = index === selectedOf(bands);
  return (
    <g>
      {active ? <circle cx={x} cy={y} r={22} fill="none" stroke={tint(hue, 0.6)} strokeWidth={1.5} /> : null}
      <circle cx={x} cy={y} r={13} fill={active ? tint(hue) : ink.raise} stroke={active ? "none" : ink.text} strokeWidth={2} />
      <Caption x={x} y={y + 6} anchor="middle" weight={700} fill={active ? ink.well : ink.text}>
        {bands.length > 1 ? index + 1 : null}
      </Caption>
    </g>
  );
}
