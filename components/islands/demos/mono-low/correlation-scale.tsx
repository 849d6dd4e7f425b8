"use client";

import type { Ref } from "react";
import { Reading } from "#components/islands/demos/parts/reading.tsx";

/** The correlation of both channels of the low end, from opposite (−1) to equal (+1). */
export function CorrelationScale({ label, mark, figure }: { label: string; mark: Ref<SVGGElement>; figure: Ref<HTMLSpanElement> }) {
  return (
    <div className="mx-auto mt-4 w-full max-w-[26rem]">
      <Reading name="correlation" label={label} figure={figure} />
      <svg className="block h-11 w-full overflow-visible" aria-hidden="true" fill="none">
        <line x2="100%" y1="12" y2="12" className="stroke-rule" />
        {[0, 25, 50, 75, 100].map((percent) => (
          <line key={percent} x1={`${percent}%`} x2={`${percent}%`} y1="6" y2="18" className="stroke-rule" />
        ))}
        <g className="fill-mute text-[13px] tabular-nums">
          <text y="38">−1</text>
          <text x="50%" y="38" textAnchor="middle">
            0
          </text>
          <text x="100%" y="38" textAnchor="end">
            +1
          </text>
        </g>
        <g ref={mark} className="invisible in-data-playing:visible">
          <line x1="50%" x2="100%" y1="12" y2="12" className="stroke-tone" strokeWidth="3" />
          <circle cx="100%" cy="12" r="6" className="fill-tone" />
        </g>
      </svg>
    </div>
  );
}
