import type { Ref } from "react";

type Props = {
  canvas: Ref<HTMLCanvasElement>;
  /** What the low end looks like before anything sounds. */
  isMono: boolean;
  isPlaying: boolean;
};

/** A goniometer: the middle upwards, the sides across. A line is mono; the rounder, the wider. */
export function Scope({ canvas, isMono, isPlaying }: Props) {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[26rem]">
      <svg viewBox="-210 -210 420 420" className="absolute inset-0 size-full" fill="none" aria-hidden="true">
        <g className="stroke-line">
          <path d="M0 -100L100 0L0 100L-100 0Z" />
          <path d="M-100 -100L100 100M100 -100L-100 100M0 -200V200M-200 0H200" strokeDasharray="2 6" />
        </g>
        <path d="M0 -200L200 0L0 200L-200 0Z" className="stroke-rule" />
        {!isPlaying && <ellipse rx={isMono ? 0.5 : 66} ry="112" className="stroke-tone" strokeWidth="2.5" />}
        <g className="fill-mute text-[16px]" textAnchor="middle">
          <text x="-118" y="-112">
            L
          </text>
          <text x="118" y="-112">
            R
          </text>
        </g>
      </svg>
      <canvas ref={canvas} className="absolute inset-0 size-full text-tone" aria-hidden="true" />
    </div>
  );
}
