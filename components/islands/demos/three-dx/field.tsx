"use client";

import type { Ref } from "react";
import { arcPath, polar } from "#lib/geometry.ts";
import { MAX_DISTANCE, type Position, MAX_RADIUS, pointOf } from "./position.ts";

const RINGS = [0.5, 1, 1.5, 2];
/** None at 90°: it would look like a minus sign before the figure. */
const TICKS = Array.from({ length: 72 }, (_, step) => {
  const degrees = step * 5;
  if (degrees % 180 === 90) return "";
  const from = polar(MAX_RADIUS + 20, degrees);
  const to = polar(MAX_RADIUS + (degrees % 180 === 0 ? 36 : degrees % 30 === 0 ? 30 : 24), degrees);
  return `M${from.join(" ")}L${to.join(" ")}`;
}).join("");
/** Degrees with a label, its text anchor, and its distance from the outermost ring. */
const LABELS = [
  [0, "middle", 50],
  [90, "start", 36],
  [180, "middle", 50],
  [-90, "end", 36],
] as const;
/** Position and size of the side view. */
const SIDE_VIEW = { x: -222, y: 222, radius: 46 };

/** Radii of the rings around the source in silence. */
const WAVES = [18, 29, 42];

/** Widens the rings with the level. */
export function drawWaves(waves: SVGGElement | null, level: number): void {
  const swell = Math.max(0, (level + 50) / 30);
  for (const [step, ring] of [...(waves?.children ?? [])].entries())
    ring.setAttribute("r", String((WAVES[step] ?? 0) * (0.85 + 0.3 * swell)));
}

/** The listener from above with the source around them, and a side view with the elevation at the lower left. */
export function Field({ position, waves }: { position: Position; waves: Ref<SVGGElement> }) {
  const [x, y] = pointOf(position);
  const [sideX, sideY] = polar(SIDE_VIEW.radius, 90 - position.elevation);
  return (
    <g fill="none" className="pointer-events-none">
      <g className="stroke-line">
        {RINGS.map((metres) => (
          <circle
            key={metres}
            r={(metres / MAX_DISTANCE) * MAX_RADIUS}
            className={metres % 1 === 0 ? "stroke-rule" : undefined}
            strokeOpacity={0.8}
          />
        ))}
        <path d={`M0 ${-MAX_RADIUS}V${MAX_RADIUS}M${-MAX_RADIUS} 0H${MAX_RADIUS}`} strokeDasharray="2 7" />
      </g>
      <path d={TICKS} className="stroke-mute" strokeOpacity="0.7" />
      <path d={arcPath(MAX_RADIUS + 28, 0, position.azimuth)} className="stroke-tone" strokeWidth="3" />
      <g className="fill-mute text-[26px] tabular-nums sm:text-[15px]">
        {LABELS.map(([degrees, anchor, beyond]) => {
          const [labelX, labelY] = polar(MAX_RADIUS + beyond, degrees);
          return (
            <text key={degrees} x={labelX} y={labelY + 5} textAnchor={anchor}>
              {degrees < 0 ? `−${-degrees}°` : `${degrees}°`}
            </text>
          );
        })}
        {[1, 2].map((metres) => (
          <text key={metres} x={8} y={(metres / MAX_DISTANCE) * MAX_RADIUS - 7} textAnchor="start" className="text-[22px] sm:text-[13px]">
            {`${metres} m`}
          </text>
        ))}
      </g>
      <path d="M-26 -4q-7 6 0 13M26 -4q7 6 0 13M0 -32L5 -24.5A26 28 0 1 1 -5 -24.5Z" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <g className="stroke-tone">
        <line x2={x} y2={y} strokeOpacity="0.6" />
        <g ref={waves} transform={`translate(${x} ${y})`}>
          {WAVES.map((radius, step) => (
            <circle key={radius} r={radius} strokeOpacity={0.6 - step * 0.18} />
          ))}
        </g>
        <circle cx={x} cy={y} r="10" className="fill-tone stroke-none" />
        {/* Touches on the source move it; touches beside it scroll the page. */}
        <circle cx={x} cy={y} r="56" className="pointer-events-auto touch-none fill-transparent stroke-none" />
      </g>
      <g transform={`translate(${SIDE_VIEW.x} ${SIDE_VIEW.y})`}>
        <path d={arcPath(SIDE_VIEW.radius, 0, 180)} className="stroke-rule" />
        <path d={`M0 0H${SIDE_VIEW.radius + 8}`} className="stroke-line" strokeDasharray="2 4" />
        <path d={arcPath(SIDE_VIEW.radius, 90 - position.elevation, 90)} className="stroke-tone" strokeWidth="3" />
        <path d="M9 -5L14 0L9 5A10.5 10.5 0 1 1 9 -5Z" className="fill-paper stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
        <circle cx={sideX} cy={sideY} r="6" className="fill-tone" />
      </g>
    </g>
  );
}
