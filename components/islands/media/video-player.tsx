"use client";

import { useState } from "react";
import { PlayerFrame, begun } from "./player-frame.tsx";
import { PlayRing } from "./play-ring.tsx";

type Props = { url: string; title: string; play: string };

/** A press on the poster that lies below this calls the player in. Until then nobody is contacted. */
export function VideoPlayer({ url, title, play }: Props) {
  const [isCalled, setCalled] = useState(false);
  if (isCalled) return <PlayerFrame url={begun(url)} title={title} />;
  return (
    <button
      type="button"
      aria-label={play}
      className="group absolute inset-0 grid size-full cursor-pointer place-items-center -outline-offset-4"
      onClick={() => setCalled(true)}
    >
      <PlayRing className="w-20 transition-transform duration-300 group-hover:scale-110 md:w-28" />
    </button>
  );
}
