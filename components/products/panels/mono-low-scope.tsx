import type { ReactElement } from "react";
import { linePath, spread } from "./panel-geometry.ts";
import type { Point } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { Caption, Label, Value } from "./panel-text.tsx";

/** Mid upwards, side across: what a goniometer draws. */
type Trace = (time: number) => readonly [mid: number, side: number];

/** A full, wide mix above the crossover. */
export const wide: Trace = (time) => {
  const swell = 0.4 + 0.6 * Math.sin(time * 0.093) ** 4;
  const mid = 0.46 * Math.sin(time * 1.7) + 0.27 * Math.sin(time * 4.31 + 1) + 0.13 * Math.sin(time * 9.7);
  const side = 0.27 * Math.sin(time * 2.23 + 0.6) + 0.17 * Math.sin(time * 5.9) + 0.09 * Math.sin(time * 11.3 + 2);
  return [mid * swell * 0.94, side * swell * 0.94];
};

/** A bass as it comes in: its phase turned between left and right. */
export const loose: Trace = (time) => [
  0.66 * Math.sin(time) * (0.86 + 0.14 * Math.sin(time * 0.083)),
  0.34 * Math.sin(time + 1.05 + 0.35 * Math.sin(time * 0.061)),
];

type ScopeProps = { x: number; y: number; size: number; hue: number; correlation: number; width: string; children: ReactElement };

/** A goniometer with its correlation. */
export function Scope({ x, y, size, hue, correlation, width, children }: ScopeProps): ReactElement {
  const half = size / 2;
  const bar = { x: x + size + 28, top: y - size, height: size * 2 };
  const at = bar.top + (bar.height * (1 - correlation)) / 2;
  return (
    <g>
      <path
        d={`M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`}
        fill={ink.well}
        stroke={ink.edge}
        strokeWidth={1.5}
      />
      <path d={`M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`} fill="none" stroke={ink.line} />
      <path
        d={`M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}M${x} ${y - size}V${y + size}`}
        stroke={ink.line}
      />
      <g transform={`translate(${x} ${y}) scale(${size} ${-size})`} fill="none">
        {children}
      </g>
      <Label x={x - half - 18} y={y - half - 10} anchor="middle">
        L
      </Label>
      <Label x={x + half + 18} y={y - half - 10} anchor="middle">
        R
      </Label>
      <rect x={bar.x} y={bar.top} width={14} height={bar.height} rx={3} fill={ink.well} stroke={ink.line} />
      <rect x={bar.x + 1} y={Math.min(at, y)} width={12} height={Math.abs(y - at)} fill={tint(hue, 0.35)} />
      <rect x={bar.x - 4} y={at - 2} width={22} height={4} fill={tint(hue, 1, 0.86)} />
      {[1, 0, -1].map((mark) => (
        <Caption key={mark} x={bar.x + 30} y={bar.top + (bar.height * (1 - mark)) / 2 + (mark > 0 ? 13 : mark < 0 ? 0 : 6)}>
          {mark > 0 ? "+1" : mark < 0 ? "−1" : "0"}
        </Caption>
      ))}
      <Label x={bar.x + 74} y={y - 68}>
        Correlation
      </Label>
      <Value x={bar.x + 74} y={y - 40}>
        {`+${correlation.toFixed(2)}`}
      </Value>
      <Label x={bar.x + 74} y={y + 36}>
        Width
      </Label>
      <Value x={bar.x + 74} y={y + 64}>
        {width}
      </Value>
    </g>
  );
}

/** The beam of a goniometer, in units of its half diagonal. */
export function Beam({
  trace,
  from,
  to,
  stroke,
  strokeWidth = 0.007,
}: {
  trace: Trace;
  from: number;
  to: number;
  stroke: string;
  strokeWidth?: number;
}): ReactElement {
  const points = spread(from, to, Math.round((to - from) * 26)).map((time): Point => {
    const [mid, side] = trace(time);
    return [side * 1000, mid * 1000];
  });
  return <path transform="scale(0.001)" d={linePath(points)} stroke={stroke} strokeWidth={strokeWidth * 1000} strokeLinejoin="round" />;
}
