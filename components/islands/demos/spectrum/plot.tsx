"use client";

import type { Ref } from "react";
import { octavePosition } from "#lib/geometry.ts";
import { FLOOR, TOP } from "./trace.ts";

const LINES = [20, 30, 40, 50, 100, 200, 300, 400, 500, 1000, 2000, 3000, 4000, 5000, 10_000, 20_000];
const NAMED = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** Named on a phone, too. */
const FEW = new Set([100, 1000, 10_000]);
const LEVELS = [-30, -45, -60, -75];

const across = (hertz: number) => `${(octavePosition(hertz) * 100).toFixed(2)}%`;
const down = (level: number) => `${(((TOP - level) / (TOP - FLOOR)) * 100).toFixed(2)}%`;

/** The paper of a running spectrum: octaves across, decibels down. */
export function Plot({ canvas }: { canvas: Ref<HTMLCanvasElement> }) {
  return (
    <div className="relative mb-7 h-72 md:h-96">
      <svg className="absolute inset-0 size-full overflow-visible" fill="none" aria-hidden="true">
        {LINES.map((hertz) => (
          <line key={hertz} x1={across(hertz)} x2={across(hertz)} y2="100%" className={FEW.has(hertz) ? "stroke-rule" : "stroke-line"} />
        ))}
        {LEVELS.map((level) => (
          <g key={level}>
            <line x2="100%" y1={down(level)} y2={down(level)} className="stroke-line" />
            <text
              x="6"
              y={down(level)}
              dy="-5"
              className="fill-mute stroke-paper stroke-[5px] text-[12px] tabular-nums [paint-order:stroke]"
            >
              {`−${-level} dB`}
            </text>
          </g>
        ))}
        <line x2="100%" y1="100%" y2="100%" className="stroke-rule" />
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
