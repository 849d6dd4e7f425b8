"use client";

type Props = { isPlaying: boolean; play: string; stop: string; onPress: () => void };

/** Starts and stops the sound. */
export function PlayButton({ isPlaying, play, stop, onPress }: Props) {
  return (
    <button
      type="button"
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm bg-signal px-5 font-semibold text-on-signal transition-colors hover:bg-ink hover:text-paper"
      onClick={onPress}
    >
      <svg viewBox="-8 -8 16 16" className="size-4 shrink-0 fill-current" aria-hidden="true">
        <path d={isPlaying ? "M-6 -6H6V6H-6Z" : "M-5 -7.5L8 0L-5 7.5Z"} />
      </svg>
      {isPlaying ? stop : play}
    </button>
  );
}
