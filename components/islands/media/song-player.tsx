"use client";

import { useState } from "react";
import { PlayerFrame, withAutoplay } from "./player-frame.tsx";

type Song = { url: string; name: string; play: string };
type Props = { songs: Song[]; all: Song };

/** The list of demo songs. Pressing one loads the player above the list; before that nothing is requested from its host. */
export function SongPlayer({ songs, all }: Props) {
  const [playing, setPlaying] = useState<Song>();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raise">
      {playing !== undefined && (
        <div className="relative aspect-video bg-glass">
          <PlayerFrame url={withAutoplay(playing.url)} title={playing.name} />
        </div>
      )}
      <ol>
        {[...songs, all].map((song) => {
          const isPlaying = playing?.url === song.url;
          return (
            <li key={song.url} className="border-line not-first:border-t">
              <button
                type="button"
                aria-label={song.play}
                aria-current={isPlaying ? "true" : undefined}
                className="group flex min-h-16 w-full cursor-pointer items-center gap-5 px-5 text-left -outline-offset-4 hover:bg-paper aria-[current]:bg-paper"
                onClick={() => {
                  setPlaying(song);
                }}
              >
                <span className="grow leading-snug font-semibold">{song.name}</span>
                <svg viewBox="-20 -20 40 40" className="size-10 shrink-0" fill="none" aria-hidden="true">
                  <circle r="18" className="stroke-rule group-hover:stroke-signal group-aria-[current]:stroke-signal" />
                  {isPlaying ? (
                    <g className="fill-signal">
                      <circle r="4" />
                      <circle r="10" className="fill-transparent stroke-signal" />
                    </g>
                  ) : (
                    <path d="M-4 -7L8 0L-4 7Z" className="fill-ink group-hover:fill-signal" />
                  )}
                </svg>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
