"use client";

import { useState } from "react";
import { ProductMark } from "#components/ui/product-mark.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { PlayerFrame, begun } from "./player-frame.tsx";

type Song = {
  url: string;
  name: string;
  /** Of the first plug-in in it. */
  hue?: number | undefined;
  play: string;
  /** The plug-ins in it. */
  madeWith?: string;
  /** Minutes and seconds. */
  length?: string | undefined;
};
type Props = {
  songs: Song[];
  all: Song;
  /** Leads to the host itself, for when its player does not appear: a page gets no event for that. */
  stalled: string;
};

/** The demo songs as a list; the one that is pressed calls the player in, below the list. Until then nobody is contacted. */
export function SongPlayer({ songs, all, stalled }: Props) {
  const [playing, setPlaying] = useState<Song>();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raise">
      <ol>
        {[...songs, all].map((song) => {
          const isPlaying = playing?.url === song.url;
          return (
            <li key={song.url} className="border-line not-first:border-t">
              <button
                type="button"
                aria-current={isPlaying ? "true" : undefined}
                className="group flex min-h-16 w-full cursor-pointer items-center gap-5 px-5 text-left -outline-offset-4 transition-colors hover:bg-paper active:bg-line aria-[current]:bg-paper"
                onClick={() => setPlaying(song)}
              >
                {song.hue === undefined ? <span className="w-8 shrink-0" /> : <ProductMark hue={song.hue} className="w-8" />}
                <span className="grid grow gap-x-6 py-2 leading-snug sm:grid-cols-[1fr_1.4fr_auto] sm:items-center">
                  <span className="font-semibold">{song.name}</span>
                  <span className="text-small text-mute">{song.madeWith}</span>
                  <span className="text-small text-mute tabular-nums max-sm:hidden">{song.length}</span>
                  <span className="sr-only">{song.play}</span>
                </span>
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
      {playing !== undefined && (
        <div className="border-t border-line">
          <div className="relative h-20 bg-glass">
            <PlayerFrame url={begun(playing.url)} title={playing.name} />
          </div>
          <p className="px-5 py-3 text-note text-mute">
            <TextLink href={playing.url}>{stalled}</TextLink>
          </p>
        </div>
      )}
    </div>
  );
}
