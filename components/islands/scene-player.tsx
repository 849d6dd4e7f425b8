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
    <div ref={instrument} className="grid justify-items-start gap-2">
      <button
        type="button"
        data-playing={isPlaying ? "" : undefined}
        className="flex cursor-pointer items-center justify-center gap-3 rounded-sm border border-signal bg-signal px-6 py-2.75 text-left leading-snug font-semibold text-on-signal max-sm:px-3 transition-colors hover:border-ink hover:bg-ink hover:text-paper max-sm:w-full"
        onClick={toggle}
      >
        <svg viewBox="-14 -14 28 28" className="size-7 shrink-0" fill="none" aria-hidden="true">
          <circle r="12.5" className="stroke-current" strokeOpacity="0.4" />
          {isPlaying && (
            <circle
              r="12.5"
              pathLength="1"
              transform="rotate(-90)"
              strokeWidth="2.5"
              strokeDasharray="1"
              className="scene-passed stroke-current"
            />
          )}
          <path d={isPlaying ? "M-4 -4H4V4H-4Z" : "M-3.5 -6L7 0L-3.5 6Z"} className="fill-current" />
        </svg>
        <span>{isPlaying ? words.stop : words.play}</span>
      </button>
      <p role="status" className="max-w-[36em] text-note leading-snug text-mute">
        {isUnavailable ? words.unavailable : words.hint}
      </p>
    </div>
  );
}
