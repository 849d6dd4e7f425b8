import type { Ref } from "react";

const [TOP, BOTTOM] = [-235, 235];
const FLOOR = -54;
const CEILING = -12;

/** What arrives at each ear: a line that rises beside it. */
/** @param at How far the lines stand from the listener. */
export function EarMeters({ meters, at }: { meters: Ref<SVGGElement>; at: number }) {
  return (
    <g ref={meters} fill="none" strokeWidth="5" className="pointer-events-none">
      {([-1, 1] as const).map((side) => (
        <g key={side} transform={`translate(${side * at} 0)`}>
          <line y1={TOP} y2={BOTTOM} className="stroke-line" />
          <line data-ear={side < 0 ? "left" : "right"} y1={BOTTOM} y2={BOTTOM} className="stroke-tone" />
          <text y={BOTTOM + 28} textAnchor="middle" className="fill-mute stroke-none text-[26px] sm:text-[15px]">
            {side < 0 ? "L" : "R"}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Shows the level of each ear, in decibels. */
export function drawEars(meters: SVGGElement | null, left: number, right: number): void {
  for (const [ear, level] of Object.entries({ left, right })) {
    const share = Math.min(1, Math.max(0, (level - FLOOR) / (CEILING - FLOOR)));
    meters?.querySelector(`[data-ear="${ear}"]`)?.setAttribute("y2", String(BOTTOM - share * (BOTTOM - TOP)));
  }
}
