"use client";

import type { ReactNode } from "react";
import type { Sound } from "#components/islands/demos/sound/use-sound.ts";
import { PlayButton } from "./play-button.tsx";

export type FrameLabels = { play: string; stop: string; hint: string; unavailable: string };

type Props = Omit<Sound, "graph"> & {
  labels: FrameLabels;
  picture: ReactNode;
  /** The controls. */
  children: ReactNode;
};

/** The frame of a demonstration: its picture, its controls, and the button that starts and stops the sound, with a hint. */
export function DemoFrame({ frame, isPlaying, isUnavailable, toggle, labels, picture, children }: Props) {
  return (
    <div
      ref={frame}
      data-playing={isPlaying ? "" : undefined}
      className="grid overflow-hidden rounded-lg border border-line bg-raise md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <div className="grid items-center border-line bg-paper p-3 max-md:border-b md:border-r md:p-6">{picture}</div>
      <div className="flex flex-col gap-5 p-5 md:p-7">
        {children}
        <div className="mt-auto border-t border-line pt-5">
          <PlayButton isPlaying={isPlaying} label={isPlaying ? labels.stop : labels.play} onPress={toggle} />
          <p role="status" className="mt-4 text-note text-mute">
            {isUnavailable ? labels.unavailable : labels.hint}
          </p>
        </div>
      </div>
    </div>
  );
}
