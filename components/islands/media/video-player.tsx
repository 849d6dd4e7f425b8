"use client";

import { useState } from "react";
import { PlayRing } from "./play-ring.tsx";
import { PlayerFrame, withAutoplay } from "./player-frame.tsx";

type Props = { url: string; title: string; play: string };

/** The play button over a video's poster. Pressing it loads the player; before that nothing is requested from its host. */
export function VideoPlayer({ url, title, play }: Props) {
  const [isLoaded, setIsLoaded] = useState(false);
  if (isLoaded) return <PlayerFrame url={withAutoplay(url)} title={title} />;
  return (
    <button
      type="button"
      aria-label={play}
      className="group absolute inset-0 grid size-full cursor-pointer place-items-center -outline-offset-4"
      onClick={() => {
        setIsLoaded(true);
      }}
    >
      <PlayRing className="w-20 transition-transform duration-300 group-hover:scale-110 md:w-28" />
    </button>
  );
}
