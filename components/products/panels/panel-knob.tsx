import type { ReactElement } from "react";
import { arcPath, polar, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { Label, Value } from "./panel-text.tsx";

type KnobProps = {
  x: number;
  y: number;
  hue: number;
  /** From 0 to 1 over the sweep. */
  value: number;
  label?: string;
  text?: string;
  radius?: number;
  /** The arc starts in the middle of the sweep: for values that go both ways. */
  bipolar?: boolean;
  ticks?: number;
};

const sweep = 140;

/** A rotary control with its scale, its arc and, below it, its name and value. */
export function Knob({ x, y, hue, value, label, text, radius = 36, bipolar = false, ticks = 11 }: KnobProps): ReactElement {
  const angle = -sweep + 2 * sweep * value;
  const ring = radius + 9;
  const scale = ring + 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      {spread(-sweep, sweep, ticks).map((at, index) => {
        const major = index === 0 || index === ticks - 1 || index === (ticks - 1) / 2;
        const [x1, y1] = polar(scale, at);
        const [x2, y2] = polar(scale + (major ? 8 : 5), at);
        return <line key={at} x1={x1} y1={y1} x2={x2} y2={y2} stroke={major ? ink.mute : ink.edge} strokeWidth={1.5} />;
      })}
      <path d={arcPath(ring, -sweep, sweep)} fill="none" stroke={ink.line} strokeWidth={5} />
      <path d={arcPath(ring, bipolar ? 0 : -sweep, angle)} fill="none" stroke={tint(hue)} strokeWidth={5} />
      <circle r={radius} fill="url(#panel-knob)" stroke={ink.edge} strokeWidth={1.5} />
      <circle r={radius * 0.78} fill="url(#panel-cap)" />
      <Pointer radius={radius} angle={angle} />
      {label ? (
        <Label x={0} y={scale + 32} anchor="middle">
          {label}
        </Label>
      ) : null}
      {text ? (
        <Value x={0} y={scale + (label ? 60 : 34)} anchor="middle">
          {text}
        </Value>
      ) : null}
    </g>
  );
}

function Pointer({ radius, angle }: { radius: number; angle: number }): ReactElement {
  const [x1, y1] = polar(radius * 0.45, angle);
  const [x2, y2] = polar(radius - 4, angle);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={ink.text} strokeWidth={radius > 30 ? 3.5 : 3} strokeLinecap="round" />;
}

/** The shading of all knobs; the frame puts it into every window once. */
export function KnobShading(): ReactElement {
  return (
    <>
      <linearGradient id="panel-knob" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#343b47" />
        <stop offset="1" stopColor="#171b22" />
      </linearGradient>
      <linearGradient id="panel-cap" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1f242d" />
        <stop offset="1" stopColor="#252b35" />
      </linearGradient>
    </>
  );
}
