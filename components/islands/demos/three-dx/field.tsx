import type { Ref } from "react";
import { arcPath, headPath, polar } from "#lib/geometry.ts";
import { FARTHEST, type Place, REACH, spot } from "./place.ts";

const RINGS = [0.5, 1, 1.5, 2];
/** Degrees with a figure, and how far out it stands. */
const FIGURES = [
  [0, "middle", 50],
  [90, "start", 40],
  [180, "middle", 50],
  [-90, "end", 40],
] as const;
/** Where the side view stands, clear of the rings and meters, and how big it is. */
const ASIDE = { x: -290, y: 236, radius: 46 };

/** Rings around the source, at rest. */
const WAVES = [18, 29, 42];

/** The louder it is, the wider they stand. */
export function drawWaves(waves: SVGGElement | null, level: number): void {
  const swell = Math.max(0, (level + 50) / 30);
  for (const [step, ring] of [...(waves?.children ?? [])].entries())
    ring.setAttribute("r", String((WAVES[step] ?? 0) * (0.85 + 0.3 * swell)));
}

type Props = {
  place: Place;
  waves: Ref<SVGGElement>;
  /** What the side view shows. */
  height: string;
};

/** The listener from above with the source around them; below on the left the same from the side, which shows the height. */
export function Field({ place, waves, height }: Props) {
  const [x, y] = spot(place);
  const [asideX, asideY] = polar(ASIDE.radius, 90 - place.elevation);
  return (
    <g fill="none" className="pointer-events-none">
      <g className="stroke-line">
        {RINGS.map((metres) => (
          <circle
            key={metres}
            r={(metres / FARTHEST) * REACH}
            className={metres % 1 === 0 ? "stroke-rule" : undefined}
            strokeOpacity={0.8}
          />
        ))}
        <path d={`M0 ${-REACH}V${REACH}M${-REACH} 0H${REACH}`} strokeDasharray="2 7" />
      </g>
      {/* A mark every 5 degrees, longer ones every 30. */}
      <g className="stroke-mute" strokeOpacity="0.7">
        <Marks radius={REACH + 22} degrees={5} length={4} />
        <Marks radius={REACH + 26} degrees={30} length={10} />
      </g>
      <path d={arcPath(REACH + 28, 0, place.azimuth)} className="stroke-tone" strokeWidth="3" />
      <g className="fill-mute text-[26px] tabular-nums sm:text-[15px]">
        {FIGURES.map(([degrees, anchor, beyond]) => {
          const [labelX, labelY] = polar(REACH + beyond, degrees);
          return (
            <text key={degrees} x={labelX} y={labelY + 5} textAnchor={anchor}>
              {degrees < 0 ? `−${-degrees}°` : `${degrees}°`}
            </text>
          );
        })}
        {[1, 2].map((metres) => (
          <text key={metres} x={8} y={(metres / FARTHEST) * REACH - 7} textAnchor="start" className="text-[22px] sm:text-[13px]">
            {`${metres} m`}
          </text>
        ))}
      </g>
      <path d={headPath(26)} className="fill-paper stroke-ink" strokeWidth="1.5" />
      <g className="stroke-tone">
        <line x2={x} y2={y} strokeOpacity="0.6" />
        <g ref={waves} transform={`translate(${x} ${y})`}>
          {WAVES.map((radius, step) => (
            <circle key={radius} r={radius} strokeOpacity={0.6 - step * 0.18} />
          ))}
        </g>
        <circle cx={x} cy={y} r="10" className="fill-tone stroke-none" />
        {/* A finger on the source carries it; beside it, it scrolls the page. */}
        <circle cx={x} cy={y} r="56" className="pointer-events-auto touch-none fill-transparent stroke-none" />
      </g>
      <g transform={`translate(${ASIDE.x} ${ASIDE.y})`}>
        <path d={arcPath(ASIDE.radius, 0, 180)} className="stroke-rule" />
        <path d={`M0 0H${ASIDE.radius + 8}`} className="stroke-line" strokeDasharray="2 4" />
        <path d={arcPath(ASIDE.radius, 90 - place.elevation, 90)} className="stroke-tone" strokeWidth="3" />
        <path d="M9 -5L14 0L9 5A10.5 10.5 0 1 1 9 -5Z" className="fill-paper stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
        <circle cx={asideX} cy={asideY} r="6" className="fill-tone" />
        <text y={-ASIDE.radius - 16} textAnchor="middle" className="fill-mute text-[26px] sm:text-[15px]">
          {height}
        </text>
      </g>
    </g>
  );
}

/** Marks around a circle, as its dashes. */
function Marks({ radius, degrees, length }: { radius: number; degrees: number; length: number }) {
  const WIDTH = 1.2;
  const step = (2 * Math.PI * radius * degrees) / 360;
  return <circle r={radius} strokeWidth={length} strokeDasharray={`${WIDTH} ${(step - WIDTH).toFixed(3)}`} strokeDashoffset={WIDTH / 2} />;
}
