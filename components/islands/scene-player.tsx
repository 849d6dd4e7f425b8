"use client";

import { useEffect, useRef } from "react";
import { useSound } from "./demos/sound/use-sound.ts";
import { moveSources, restSources } from "./scene/field-sources.ts";
import type { Voice } from "./scene/scene-paths.ts";
import { sceneRack } from "./scene/scene-rack.ts";

type Props = { words: { play: string; stop: string; hint: string; unavailable: string }; voices: readonly Voice[] };

/** One button on the home page: ten seconds of sound that move around the listener, and the sources of the field with them. */
export function ScenePlayer({ words, voices }: Props) {
  const finish = useRef<() => void>(undefined);
  const reached = useRef(0);
  const { instrument, isPlaying, isUnavailable, toggle } = useSound({
    assemble: (stage) => sceneRack(stage, voices),
    start: (rack) => rack.start(),
    draw({ progress }) {
      reached.current = progress();
      moveSources(voices, reached.current);
      if (reached.current >= 1) finish.current?.();
    },
    rest: () => restSources(voices, reached.current),
  });
  useEffect(() => {
    finish.current = toggle;
  });

  return (
    <div ref={instrument} className="grid gap-1">
      <button
        type="button"
        data-playing={isPlaying ? "" : undefined}
        className="group flex cursor-pointer items-center gap-4 rounded-sm text-left font-semibold"
        onClick={toggle}
      >
        <svg viewBox="-28 -28 56 56" className="size-14 shrink-0" fill="none" aria-hidden="true">
          <circle r="26.5" className="stroke-rule group-hover:stroke-signal" />
          {isPlaying && (
            <circle
              r="26.5"
              pathLength="1"
              transform="rotate(-90)"
              strokeWidth="3"
              strokeDasharray="1"
              className="scene-passed stroke-signal"
            />
          )}
          <circle r="21" className="fill-ink" />
          <path d={isPlaying ? "M-6.5 -6.5H6.5V6.5H-6.5Z" : "M-5 -8.5L9 0L-5 8.5Z"} className="fill-paper" strokeLinejoin="round" />
        </svg>
        <span>{isPlaying ? words.stop : words.play}</span>
      </button>
      <p role="status" className="-mt-1 max-w-[36em] pl-18 text-note leading-snug text-mute sm:-mt-3">
        {isUnavailable ? words.unavailable : words.hint}
      </p>
    </div>
  );
}
