"use client";

import type { Ref } from "react";
import { areaPath, hertzAt, linePath, octavePosition, spread } from "#lib/geometry.ts";
import { FLOOR, TOP } from "./trace.ts";

const LINES = [20, 30, 40, 50, 100, 200, 300, 400, 500, 1000, 2000, 3000, 4000, 5000, 10_000, 20_000];
const NAMED = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** Named on a phone, too. */
const FEW = new Set([100, 1000, 10_000]);
const LEVELS = [-30, -45, -60, -75];

const across = (hertz: number) => `${(octavePosition(hertz) * 100).toFixed(2)}%`;
const down = (level: number) => `${(((TOP - level) / (TOP - FLOOR)) * 100).toFixed(2)}%`;

/** Hertz and decibels of the partials that stand out of the curve at rest, which falls by as much in every octave. */
const PARTIALS = [
  [130, -44],
  [262, -34],
  [440, -28],
  [659, -33],
  [1100, -42],
  [1730, -38],
  [2590, -48],
  [4060, -52],
] as const;
const power = (decibels: number): number => 10 ** (decibels / 10);
export const LOUDEST_AT_REST = PARTIALS.reduce((loudest, partial) => (partial[1] > loudest[1] ? partial : loudest))[0];
/** Octaves from a partial within which its level falls by 4 dB. */
const HALF_WIDTH = 0.03;
/** In the units of its own picture, which is stretched over the paper: powers of resonances over noise, which is never quite even. */
const GHOST = spread(0, 100, 201).map((x) => {
  const hertz = hertzAt(x / 100);
  const noise = -58 - 4 * Math.abs(Math.log2(hertz / 300)) + 0.7 * Math.sin(x * 1.9) + 0.5 * Math.sin(x * 4.3);
  const resonances = PARTIALS.map(([at, peak]) => power(peak) / (1 + (Math.log2(hertz / at) / HALF_WIDTH) ** 2) ** 1.4);
  const level = 10 * Math.log10(resonances.reduce((sum, each) => sum + each, power(noise)));
  return [x, Math.round(((TOP - level) / (TOP - FLOOR)) * 1000) / 10] as const;
});
/** How far the held peaks lie above it, in the same units. */
const HELD = 3;

/** The paper of a running spectrum: octaves across, decibels down. */
export function Plot({ canvas }: { canvas: Ref<HTMLCanvasElement> }) {
  return (
    <div className="relative mb-7 ml-12 h-72 md:h-96">
      <svg className="absolute inset-0 size-full overflow-visible" fill="none" aria-hidden="true">
        {LINES.map((hertz) => (
          <line key={hertz} x1={across(hertz)} x2={across(hertz)} y2="100%" className={FEW.has(hertz) ? "stroke-rule" : "stroke-line"} />
        ))}
        {LEVELS.map((level) => (
          <line key={level} x2="100%" y1={down(level)} y2={down(level)} className="stroke-line" />
        ))}
        {/* What a sound looks like, until there is one. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="in-data-playing:invisible">
          <path d={areaPath(GHOST, 100)} className="fill-tone" fillOpacity="0.14" />
          <path d={linePath(GHOST)} className="stroke-tone" strokeWidth="1.5" strokeOpacity="0.8" vectorEffect="non-scaling-stroke" />
          <path
            d={linePath(GHOST)}
            transform={`translate(0 -${HELD})`}
            className="stroke-ink"
            strokeOpacity="0.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <line x2="100%" y1="100%" y2="100%" className="stroke-rule" />
        {LEVELS.map((level) => (
          <text key={level} x="-8" y={down(level)} dy="4" textAnchor="end" className="fill-mute text-[12px] tabular-nums">
            {`−${-level} dB`}
          </text>
        ))}
        {NAMED.map((hertz) => (
          <text
            key={hertz}
            x={across(hertz)}
            y="100%"
            dy="20"
            textAnchor="middle"
            className={`fill-mute text-[12px] tabular-nums ${FEW.has(hertz) ? "" : "max-sm:hidden"}`}
          >
            {hertz < 1000 ? `${hertz}` : `${hertz / 1000}k`}
          </text>
        ))}
      </svg>
      <canvas ref={canvas} className="absolute inset-0 size-full text-tone" aria-hidden="true" />
    </div>
  );
}
