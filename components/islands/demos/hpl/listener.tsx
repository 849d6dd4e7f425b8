import { polar } from "#lib/geometry.ts";
import type { Listening } from "./rack.ts";

const EARS = [-52, 52] as const;
const SPEAKERS = [polar(250, -30), polar(250, 30)] as const;

/** From each loudspeaker to the near ear, and round the head to the far one. */
const DIRECT = SPEAKERS.map(([x, y], side) => `M${x} ${y}L${EARS[side] ?? 0} 78`).join("");
const CROSSED = SPEAKERS.map(([x, y], side) => `M${x} ${y}Q${x * 0.1} -40 ${-(EARS[side] ?? 0)} 78`).join("");

/** The listener from above, in headphones: the sound on a line between the ears, or before them from two loudspeakers. */
export function Listener({ listening }: { listening: Listening }) {
  const isOutside = listening === "loudspeakers";
  return (
    <g fill="none">
      <g className="stroke-line">
        {[95, 155, 215].map((radius) => (
          <circle key={radius} cy="78" r={radius} />
        ))}
      </g>
      <g className="stroke-ink" strokeWidth="2">
        <path d="M0 18L7 30A52 56 0 1 1 -7 30Z" className="fill-paper" />
        <path d="M-52 78A52 60 0 0 1 52 78" strokeWidth="4" className="stroke-rule" />
        {EARS.map((x) => (
          <rect key={x} x={x - 9} y="56" width="18" height="44" rx="8" className="fill-raise" />
        ))}
      </g>
      <g className="stroke-tone" strokeWidth="2.5">
        {isOutside ? (
          <>
            <path d={DIRECT} />
            <path d={CROSSED} strokeDasharray="3 7" />
          </>
        ) : (
          <path d="M-52 78H52" />
        )}
        {SPEAKERS.map(([x, y], side) => (
          <g
            key={x}
            transform={`translate(${x} ${y}) rotate(${side === 0 ? -30 : 30})`}
            className={isOutside ? "fill-tone" : "fill-paper stroke-rule"}
          >
            <path d="M-16 -34H16V-10L32 16H-32L-16 -10Z" />
          </g>
        ))}
        {!isOutside && EARS.map((x) => <circle key={x} cx={x} cy="78" r="12" className="fill-tone" />)}
      </g>
    </g>
  );
}
