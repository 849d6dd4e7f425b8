"use client";

import type { Ref } from "react";
import { LOOP, dryNotes } from "#components/islands/demos/sound/loops.ts";
import { areaPath, linePath, type Point, spread } from "#lib/geometry.ts";
import { TAIL } from "./room.ts";

const FLOOR = -40;
const WIDTH = 400;
const HEIGHT = 100;

/** Times in the loop at which the curve is computed, in seconds: evenly spaced, and right before and at each note, for a steep attack. */
const TIMES = [...spread(0, LOOP - 0.001, 100), ...dryNotes.flatMap(({ at }) => [at, (at - 0.001 + LOOP) % LOOP])].sort((a, b) => a - b);

/**
 * The loudness over one loop of a sound that every note starts.
 *
 * @param decay Seconds in which the sound falls to a third.
 * @param level Its amplitude for a note of level 1.
 */
function decayCurve(decay: number, level: number): Point[] {
  return TIMES.map((seconds): Point => {
    const sum = dryNotes.reduce((all, note) => all + note.level * level * Math.exp(-((seconds - note.at + LOOP) % LOOP) / decay), 1e-4);
    const decibels = Math.max(FLOOR, 20 * Math.log10(sum));
    return [(seconds / LOOP) * WIDTH, HEIGHT * Math.max(0.04, decibels / FLOOR)];
  });
}
const dryArea = areaPath(decayCurve(0.045, 1), HEIGHT);

type Props = { amount: number; isAudible: boolean; playhead: Ref<SVGLineElement>; room: string; dry: string };

/** The loudness of the dry notes and of the room over time. */
export function DecayPlot({ amount, isAudible, playhead, room, dry }: Props) {
  const tail = decayCurve(TAIL, 0.16 + 0.4 * amount);
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-56 w-full md:h-72 [&_*]:[vector-effect:non-scaling-stroke]"
        fill="none"
        aria-hidden="true"
      >
        <g className="stroke-line">
          {spread(0, 1, 5).map((share) => (
            <line key={share} x2={WIDTH} y1={share * HEIGHT} y2={share * HEIGHT} />
          ))}
          {spread(0, 1, 9).map((share) => (
            <line key={share} x1={share * WIDTH} x2={share * WIDTH} y2={HEIGHT} />
          ))}
        </g>
        {isAudible && <path d={areaPath(tail, HEIGHT)} className="fill-tone" fillOpacity="0.16" />}
        <path d={linePath(tail)} className="stroke-tone" strokeWidth={isAudible ? 2 : 1} strokeDasharray={isAudible ? undefined : "3 4"} />
        <path d={dryArea} className="fill-paper stroke-ink" strokeWidth="1.5" />
        <line ref={playhead} y2={HEIGHT} className="stroke-signal" strokeWidth="1.5" />
      </svg>
      <p className="mt-3 flex flex-wrap gap-x-6 text-note text-mute" aria-hidden="true">
        <LegendItem className="stroke-ink" text={dry} />
        <LegendItem className="stroke-tone" text={room} />
      </p>
    </div>
  );
}

function LegendItem({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 18 6" width="18" height="6" className={className} strokeWidth="2">
        <line x2="18" y1="3" y2="3" />
      </svg>
      {text}
    </span>
  );
}
