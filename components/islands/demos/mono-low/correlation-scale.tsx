import type { Ref } from "react";

/** How alike both sides of the low end are, from turned round (−1) to the same (+1). */
export function CorrelationScale({ label, mark, figure }: { label: string; mark: Ref<SVGGElement>; figure: Ref<HTMLSpanElement> }) {
  return (
    <div className="mx-auto mt-4 w-full max-w-[26rem]">
      <p className="flex items-baseline justify-between text-small">
        <span className="text-mute">{label}</span>
        <span ref={figure} data-correlation="" className="font-semibold tabular-nums">
          –
        </span>
      </p>
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
