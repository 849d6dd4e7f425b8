"use client";

import type { ReactNode } from "react";
import type { Sound } from "#components/islands/demos/sound/use-sound.ts";
import { PlayButton } from "./play-button.tsx";

export type InstrumentWords = { play: string; stop: string; hint: string; unavailable: string };

type Props = Omit<Sound, "rack"> & {
  words: InstrumentWords;
  picture: ReactNode;
  children: ReactNode;
};

/** The window of a demonstration: its picture, its controls, and below them the way to start and stop. */
export function Instrument({ instrument, isPlaying, isUnavailable, toggle, words, picture, children }: Props) {
  return (
    <div
      ref={instrument}
      data-playing={isPlaying ? "" : undefined}
      className="grid overflow-hidden rounded-lg border border-line bg-raise md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <div className="grid items-center border-line bg-paper p-3 max-md:border-b md:border-r md:p-6">{picture}</div>
      <div className="flex flex-col gap-5 p-5 md:p-7">
        {children}
        <div className="mt-auto border-t border-line pt-5">
          <PlayButton isPlaying={isPlaying} play={words.play} stop={words.stop} onPress={toggle} />
          <p role="status" className="mt-4 text-note text-mute">
            {isUnavailable ? words.unavailable : words.hint}
          </p>
        </div>
      </div>
    </div>
  );
}
