import type { ReactElement } from "react";
import { areaPath, hertzAt, linePath, octavePosition, spread } from "./panel-geometry.ts";
import type { Point } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { hertzName } from "./panel-plot.tsx";
import { Caption } from "./panel-text.tsx";
import { channelLevel, channelNames, floor, shown } from "./spectrum-channels.ts";

const left = 128;
const right = 1000;
const first = 196;
const step = 29.5;
const tall = 96;

/** Every channel's spectrum on a line of its own, the nearer before the farther. */
export function Ridges({ hue, count }: { hue: number; count: number }): ReactElement {
  return (
    <g>
      {[50, 100, 200, 500, 1000, 2000, 5000, 10000].map((hertz) => {
        const x = Math.round(left + (right - left) * octavePosition(hertz)) + 0.5;
        return (
          <g key={hertz}>
            <line x1={x} y1={112} x2={x} y2={890} stroke={ink.line} />
            <Caption x={x} y={924} anchor="middle">
              {hertzName(hertz)}
            </Caption>
          </g>
        );
      })}
      {channelNames.slice(0, count).map((name, index) => (
        <Ridge key={name} name={name} index={index} hue={hue} />
      ))}
    </g>
  );
}

function Ridge({ name, index, hue }: { name: string; index: number; hue: number }): ReactElement {
  const base = first + index * step;
  const points = spread(0, 1, 420).map((at): Point => {
    // Both ends settle on the line, so that a ridge is closed like a trace on paper.
    const fade = Math.min(1, at * 14, (1 - at) * 18);
    return [left + (right - left) * at, base - ((channelLevel(index, hertzAt(at)) - floor) / 54) * tall * fade];
  });
  const active = index === shown;
  return (
    <g>
      <path d={areaPath(points, base)} fill={ink.ground} fillOpacity={0.94} />
      {active ? <path d={areaPath(points, base)} fill={tint(hue, 0.3)} /> : null}
      <path
        d={linePath(points)}
        fill="none"
        stroke={active ? tint(hue) : "#b9bcc4"}
        strokeOpacity={active ? 1 : 0.72}
        strokeWidth={active ? 2.5 : 1.25}
        strokeLinejoin="round"
      />
      <Caption x={left - 18} y={base + 4} anchor="end" size={18} weight={active ? 650 : 500} fill={active ? tint(hue) : ink.dim}>
        {name}
      </Caption>
    </g>
  );
}
