import type { ReactNode, Ref } from "react";
import { linePath, type Point, spread } from "#lib/geometry.ts";
import { LOOP, sparse } from "#components/islands/demos/sound/phrases.ts";
import { RECORDED } from "./rack.ts";
import { TAIL } from "./room.ts";

const WIDTH = 800;
const HEIGHT = 200;
/** Points of the outline, at even distances. */
const POINTS = 48;
/** Seconds in which the struck sound itself falls to a third. */
const STRUCK = 0.045;

/** How loud one moment of the loop is: what was struck, or so much of the room where that is louder. A stroke is as loud in any room. */
function amplitude(seconds: number, room: number): number {
  const fallenTo = (third: number) =>
    sparse.reduce((sum, { at, level }) => sum + level * Math.exp(-((seconds - at + LOOP) % LOOP) / third), 1e-4);
  return Math.max(fallenTo(STRUCK), room * fallenTo(TAIL));
}

/** Around a stroke: the moment before it, and those in which it falls fastest. */
const NEAR_A_STROKE = [-0.001, 0, 0.02, 0.045, 0.08, 0.13];
/** Just before the loop's first stroke comes again. */
const END = LOOP - 0.001;
/** The moments that are drawn. */
const MOMENTS = [...spread(0, END, POINTS), ...sparse.flatMap(({ at }) => NEAR_A_STROKE.map((after) => at + after))]
  .filter((seconds) => seconds >= 0 && seconds <= END)
  .sort((a, b) => a - b);

/** The loop as one shape around a middle line, as high as it is loud; by the square root, so that a room is seen beside what sounds in it. */
function envelope(room: number): string {
  const upper = MOMENTS.map((seconds) => {
    const share = Math.min(0.96, Math.max(0.01, 0.8 * Math.sqrt(amplitude(seconds, room))));
    return [Math.round((seconds / LOOP) * WIDTH), Math.round((HEIGHT * (1 - share)) / 2)] as const;
  });
  return `${linePath([...upper, ...upper.toReversed().map(([x, y]): Point => [x, HEIGHT - y])])}Z`;
}
const recorded = envelope(RECORDED);

type Props = {
  amount: number;
  isHeard: boolean;
  head: Ref<SVGLineElement>;
  original: string;
  processed: string;
  /** Beside the legend. */ reading?: ReactNode;
};

/** The recording, and how far its room is raised behind it: time across, loudness up and down. */
export function DecayPlot({ amount, isHeard, head, original, processed, reading }: Props) {
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-56 w-full md:h-64 [&_*]:[vector-effect:non-scaling-stroke]"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <line x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line" />
        <path d={envelope(amount)} className="fill-tone" fillOpacity={isHeard ? 0.75 : 0.25} />
        <path d={recorded} className="fill-ink" fillOpacity="0.85" />
        <line ref={head} y2={HEIGHT} className="stroke-signal" strokeWidth="1.5" />
      </svg>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="flex flex-wrap gap-x-6 text-note text-mute" aria-hidden="true">
          <Key className="stroke-ink" text={original} />
          <Key className="stroke-tone" text={processed} />
        </p>
        {reading}
      </div>
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
