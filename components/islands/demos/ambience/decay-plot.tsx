import type { Ref } from "react";
import { LOOP, sparse } from "#components/islands/demos/sound/phrases.ts";
import { RECORDED } from "./rack.ts";
import { TAIL } from "./room.ts";

const WIDTH = 400;
const HEIGHT = 100;
const BARS = 80;
/** Decibels below which nothing is seen. */
const FLOOR = -36;
/** Seconds in which the struck sound itself falls to a third. */
const STRUCK = 0.045;

/** How loud one moment of the loop is: what was struck, and so much of the room. */
const amplitude = (seconds: number, room: number): number =>
  sparse.reduce((sum, { at, level }) => {
    const since = (seconds - at + LOOP) % LOOP;
    return sum + level * (Math.exp(-since / STRUCK) + room * Math.exp(-since / TAIL));
  }, 1e-4);

/** The loop as bars around a middle line, each as high as its loudest moment is loud. */
function bars(room: number): string {
  return Array.from({ length: BARS }, (_, bar) => bar)
    .map((bar) => {
      const from = (bar / BARS) * LOOP;
      const struck = sparse.map(({ at }) => at).filter((at) => from <= at && at < from + LOOP / BARS);
      const loudest = Math.max(...[from, ...struck].map((seconds) => amplitude(seconds, room)));
      const height = Math.round(HEIGHT * Math.min(0.96, Math.max(0.02, 1 - (20 * Math.log10(loudest)) / FLOOR)));
      return `M${((bar + 0.5) / BARS) * WIDTH} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join("");
}
const recorded = bars(RECORDED);

type Props = { amount: number; isHeard: boolean; head: Ref<SVGLineElement>; original: string; processed: string };

/** The recording, and how far its room is raised behind it: time across, loudness up and down. */
export function DecayPlot({ amount, isHeard, head, original, processed }: Props) {
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-56 w-full md:h-72 [&_*]:[vector-effect:non-scaling-stroke]"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <line x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line" />
        <path d={bars(amount)} className="stroke-tone" strokeWidth="3" strokeOpacity={isHeard ? 1 : 0.3} />
        <path d={recorded} className="stroke-ink" strokeWidth="3" />
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
