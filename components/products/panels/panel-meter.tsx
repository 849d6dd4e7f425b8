import type { ReactElement } from "react";
import { ink, tint } from "./panel-ink.ts";
import { Caption } from "./panel-text.tsx";

const floor = -60;
const ceiling = 6;

/** Where a level in dB lies on a meter, from 0 to 1: the upper decibels get more room, as on a real bridge. */
function meterPosition(decibels: number): number {
  const linear = Math.min(1, Math.max(0, (decibels - floor) / (ceiling - floor)));
  return linear ** 1.7;
}

type MeterProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  hue: number;
  level: number;
  peak?: number;
  label?: string;
};

/** An upright level meter: the hue up to -12 dB, lighter above, the signal colour from -3 dB, with a line that holds the peak. */
export function Meter({ x, y, width, height, hue, level, peak = level + 4, label }: MeterProps): ReactElement {
  const top = (decibels: number) => y + height - height * meterPosition(decibels);
  const zones = [
    { from: floor, to: -12, fill: tint(hue, 0.75, 0.72) },
    { from: -12, to: -3, fill: tint(hue, 1, 0.88) },
    { from: -3, to: ceiling, fill: ink.signal },
  ];
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={2} fill={ink.well} />
      {zones
        .filter((zone) => level > zone.from)
        .map((zone) => {
          const upper = top(Math.min(level, zone.to));
          return <rect key={zone.from} x={x} y={upper} width={width} height={top(zone.from) - upper} fill={zone.fill} />;
        })}
      <rect x={x} y={top(peak) - 1.5} width={width} height={3} fill={peak > -3 ? ink.signal : ink.text} />
      {label ? (
        <Caption x={x + width / 2} y={y + height + 26} anchor="middle">
          {label}
        </Caption>
      ) : null}
    </g>
  );
}

/** The scale beside upright meters, with hairlines across them. */
export function MeterScale({
  x,
  to,
  y,
  height,
  marks = [0, -6, -12, -24, -40],
}: {
  x: number;
  to: number;
  y: number;
  height: number;
  marks?: number[];
}): ReactElement {
  return (
    <g>
      {marks.map((mark) => {
        const at = Math.round(y + height - height * meterPosition(mark)) + 0.5;
        return (
          <g key={mark}>
            <line x1={x} y1={at} x2={to} y2={at} stroke={ink.line} />
            <Caption x={x - 10} y={at + 6} anchor="end">
              {mark === 0 ? "0" : `−${-mark}`}
            </Caption>
          </g>
        );
      })}
    </g>
  );
}
