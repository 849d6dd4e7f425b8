"use client";

import type { Ref } from "react";
import { octavePosition } from "#lib/geometry.ts";
import { FLOOR, TOP } from "./trace.ts";

/** Frequencies with a line, in hertz. */
const LINES = [20, 30, 40, 50, 100, 200, 300, 400, 500, 1000, 2000, 3000, 4000, 5000, 10_000, 20_000];
/** Frequencies with a label, and those that are labelled on narrow screens, too. */
const LABELLED = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const ALWAYS_LABELLED = new Set([100, 1000, 10_000]);
/** Levels with a line, in decibels. */
const LEVELS = [-30, -45, -60, -75];

const xOf = (hertz: number) => `${(octavePosition(hertz) * 100).toFixed(2)}%`;
const yOf = (level: number) => `${(((TOP - level) / (TOP - FLOOR)) * 100).toFixed(2)}%`;

/** The axes of the spectrum: logarithmic frequency and decibels. */
export function Plot({ canvas }: { canvas: Ref<HTMLCanvasElement> }) {
  return (
    <div className="relative mb-7 h-72 md:h-96">
      <svg className="absolute inset-0 size-full overflow-visible" fill="none" aria-hidden="true">
        {LINES.map((hertz) => (
          <line
            key={hertz}
            x1={xOf(hertz)}
            x2={xOf(hertz)}
            y2="100%"
            className={ALWAYS_LABELLED.has(hertz) ? "stroke-rule" : "stroke-line"}
          />
        ))}
        {LEVELS.map((level) => (
          <g key={level}>
            <line x2="100%" y1={yOf(level)} y2={yOf(level)} className="stroke-line" />
            <text
              x="6"
              y={yOf(level)}
              dy="-5"
              className="fill-mute stroke-paper stroke-[5px] text-[12px] tabular-nums [paint-order:stroke]"
            >
              {`−${-level} dB`}
            </text>
          </g>
        ))}
        <line x2="100%" y1="100%" y2="100%" className="stroke-rule" />
        {LABELLED.map((hertz) => (
          <text
            key={hertz}
            x={xOf(hertz)}
            y="100%"
            dy="20"
            textAnchor="middle"
            className={`fill-mute text-[12px] tabular-nums ${ALWAYS_LABELLED.has(hertz) ? "" : "max-sm:hidden"}`}
          >
            {hertz < 1000 ? `${hertz}` : `${hertz / 1000}k`}
          </text>
        ))}
      </svg>
      <canvas ref={canvas} className="absolute inset-0 size-full text-tone" aria-hidden="true" />
    </div>
  );
}
