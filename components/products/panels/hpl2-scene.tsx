import type { ReactElement } from "react";
import { old, Word } from "./hpl2-parts.tsx";
import { arcPath, polar } from "./panel-geometry.ts";
import { tint } from "./panel-ink.ts";

const distance = 356;

/** Two loudspeakers at 30 degrees, a head below them, and the ways of the sound. */
export function Hpl2Scene({ hue }: { hue: number }): ReactElement {
  const direct = tint(hue, 1, 0.74, 0.12);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={arcPath(distance, -42, 42)} stroke={old.edge} strokeDasharray="3 6" />
      <line x1={0} y1={-distance - 24} x2={0} y2={-78} stroke={old.edge} strokeDasharray="3 6" />
      <path d={arcPath(202, -28, 28)} stroke={old.light} strokeWidth={1.5} />
      <Word x={-34} y={-216} anchor="middle" size={19}>
        30°
      </Word>
      <Word x={34} y={-216} anchor="middle" size={19}>
        30°
      </Word>
      {[-1, 1].map((side) => {
        const [x, y] = polar(distance - 24, 30 * side);
        return (
          <g key={side}>
            <path d={`M${x} ${y}L${side * 66} -8`} stroke={direct} strokeWidth={3} />
            <path
              d={`M${x} ${y}C${side * 70} -150 ${-side * 66} -128 ${-side * 69} -36`}
              stroke={old.mute}
              strokeWidth={2}
              strokeDasharray="8 6"
            />
            <Speaker side={side} />
          </g>
        );
      })}
      <Listener fill={tint(hue, 1, 0.4, 0.08)} />
      <g transform="translate(-256 44)" strokeWidth={3}>
        <line x1={0} y1={-6} x2={44} y2={-6} stroke={direct} />
        <line x1={0} y1={32} x2={44} y2={32} stroke={old.mute} strokeWidth={2} strokeDasharray="8 6" />
        <Word x={60} y={1} size={20}>
          Direct
        </Word>
        <Word x={60} y={39} size={20}>
          Cross
        </Word>
      </g>
    </g>
  );
}

function Speaker({ side }: { side: number }): ReactElement {
  const [x, y] = polar(distance, 30 * side);
  const [labelX, labelY] = polar(distance + 62, 30 * side);
  return (
    <g>
      <g transform={`translate(${x} ${y}) rotate(${30 * side})`} stroke={old.text} strokeWidth={2}>
        <rect x={-34} y={-38} width={68} height={62} fill="#33353a" />
        <path d="M-22 24L-14 6H14L22 24Z" fill={old.well} />
      </g>
      <Word x={labelX} y={labelY + 8} anchor="middle" fill={old.text} size={24} weight={600}>
        {side < 0 ? "L" : "R"}
      </Word>
    </g>
  );
}

function Listener({ fill }: { fill: string }): ReactElement {
  return (
    <g stroke={old.text} strokeWidth={2.5}>
      <path d="M0 -76L10 -60A56 64 0 1 1 -10 -60Z" fill="#33353a" />
      <path d="M-58 -10H58V10H-58Z" fill="#44474e" />
      <rect x={-80} y={-32} width={26} height={64} rx={8} fill={fill} />
      <rect x={54} y={-32} width={26} height={64} rx={8} fill={fill} />
    </g>
  );
}
