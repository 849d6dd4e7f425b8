import type { ReactElement } from "react";
import { old, Word } from "./hpl2-parts.tsx";
import { hertzAt, linePath, octavePosition, spread } from "./panel-geometry.ts";
import type { Point } from "./panel-geometry.ts";
import { tint } from "./panel-ink.ts";
import { decibelName, hertzName } from "./panel-plot.tsx";

const plot = { x: 928, y: 164, width: 384, height: 296, low: -18, high: 6 } as const;
const levelAt = (decibels: number): number => plot.y + (plot.height * (plot.high - decibels)) / (plot.high - plot.low);
const curve = (level: (hertz: number) => number): string =>
  linePath(
    spread(0, 1, 240)
      .filter((at) => level(hertzAt(at)) > plot.low)
      .map((at): Point => [plot.x + plot.width * at, levelAt(level(hertzAt(at)))]),
  );

/** What the near and the far ear hear of one loudspeaker: the far one later and duller. */
export function Hpl2Response({ hue }: { hue: number }): ReactElement {
  const direct = tint(hue, 1, 0.74, 0.12);
  return (
    <g fill="none">
      <rect x={plot.x} y={plot.y} width={plot.width} height={plot.height} fill={old.well} stroke={old.edge} />
      {[100, 1000, 10000].map((hertz) => {
        const x = Math.round(plot.x + plot.width * octavePosition(hertz)) + 0.5;
        return (
          <g key={hertz}>
            <line x1={x} y1={plot.y} x2={x} y2={plot.y + plot.height} stroke="#2c2e33" />
            <Word x={x} y={plot.y + plot.height + 28} size={18} anchor="middle">
              {hertzName(hertz)}
            </Word>
          </g>
        );
      })}
      {[0, -6, -12].map((level) => (
        <g key={level}>
          <line x1={plot.x} y1={levelAt(level)} x2={plot.x + plot.width} y2={levelAt(level)} stroke="#2c2e33" />
          <Word x={plot.x - 10} y={levelAt(level) + 6} size={18} anchor="end">
            {decibelName(level)}
          </Word>
        </g>
      ))}
      <path d={curve((hertz) => -3.8 - 10 * Math.log10(1 + (hertz / 900) ** 2))} stroke={old.mute} strokeWidth={2} strokeDasharray="8 6" />
      <path d={curve((hertz) => 2.2 / (1 + (1400 / hertz) ** 2))} stroke={direct} strokeWidth={3} />
      {[
        ["Direct", "0.00 ms", "0.0 dB"],
        ["Cross", "0.26 ms", "−3.8 dB"],
      ].map(([name, time, level], index) => {
        const y = 528 + index * 46;
        return (
          <g key={name}>
            <rect x={888.5} y={y + 0.5} width={424} height={45} fill={old.well} stroke={old.edge} />
            <Word x={908} y={y + 30} fill={old.text}>
              {name}
            </Word>
            <Word x={1130} y={y + 30} anchor="end" fill={old.text}>
              {time}
            </Word>
            <Word x={1292} y={y + 30} anchor="end" fill={old.text}>
              {level}
            </Word>
          </g>
        );
      })}
    </g>
  );
}
