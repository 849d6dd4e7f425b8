"use client";

import type { Ref } from "react";
import { areaPath, linePath, type Point, spread } from "#lib/geometry.ts";
import { LOOP, sparse } from "#components/islands/demos/sound/phrases.ts";
import { RECORDED } from "./rack.ts";
import { TAIL } from "./room.ts";

const FLOOR = -40;
const WIDTH = 400;
const HEIGHT = 100;

/** Seconds in which the struck sound itself falls to a third. */
const STRUCK = 0.045;
/** Moments of the loop in order: evenly spaced, and each strike with the moment before it, so that it rises upright, and the one of its end. */
const MOMENTS = [
  ...spread(0, LOOP - 0.001, 33),
  ...sparse.flatMap(({ at }) => [at, (at - 0.001 + LOOP) % LOOP, at + (STRUCK * -FLOOR * Math.LN10) / 20]),
].sort((a, b) => a - b);

/** The loudness of something that each strike begins and that falls to a third in `ring` seconds, over one loop. */
function fall(ring: number, level: number): Point[] {
  return MOMENTS.map((seconds): Point => {
    const sum = sparse.reduce((all, strike) => all + strike.level * level * Math.exp(-((seconds - strike.at + LOOP) % LOOP) / ring), 1e-4);
    const decibels = Math.max(FLOOR, 20 * Math.log10(sum));
    return [Math.round((seconds / LOOP) * WIDTH), Math.round(HEIGHT * Math.max(0.04, decibels / FLOOR))];
  });
}
const struck = areaPath(fall(STRUCK, 1), HEIGHT);

type Props = { amount: number; isHeard: boolean; head: Ref<SVGLineElement>; original: string; processed: string };

const recorded = fall(TAIL, RECORDED);

/** What is struck, the room of the recording, and how far it is raised: time across, loudness up. */
export function DecayPlot({ amount, isHeard, head, original, processed }: Props) {
  const tail = fall(TAIL, amount);
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
        {isHeard && <path d={areaPath(tail, HEIGHT)} className="fill-tone" fillOpacity="0.16" />}
        <path d={linePath(tail)} className="stroke-tone" strokeWidth={isHeard ? 2 : 1} strokeDasharray={isHeard ? undefined : "3 4"} />
        <path d={linePath(recorded)} className="stroke-ink" strokeWidth={isHeard ? 1 : 2} strokeOpacity={isHeard ? 0.6 : 1} />
        <path d={struck} className="fill-rule stroke-none" />
        <line ref={head} y2={HEIGHT} className="stroke-signal" strokeWidth="1.5" />
      </svg>
      <p className="mt-3 flex flex-wrap gap-x-6 text-note text-mute" aria-hidden="true">
        <Key className="stroke-ink" text={original} />
        <Key className="stroke-tone" text={processed} />
      </p>
    </div>
  );
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 18 6" width="18" height="6" className={className} strokeWidth="2">
        <line x2="18" y1="3" y2="3" />
      </svg>
      {text}
    </span>
  );
}
