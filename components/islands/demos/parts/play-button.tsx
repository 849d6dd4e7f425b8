"use client";

type Props = { isPlaying: boolean; label: string; onPress: () => void };

/** The button that starts and stops the sound. */
export function PlayButton({ isPlaying, label, onPress }: Props) {
  return (
    <button
      type="button"
      data-playing={isPlaying ? "" : undefined}
      className="group flex min-h-14 cursor-pointer items-center gap-4 rounded-sm pr-3 text-left font-semibold"
      onClick={onPress}
    >
      <svg viewBox="-28 -28 56 56" className="size-14 shrink-0" fill="none" aria-hidden="true">
        <circle r="27" className="stroke-signal" strokeOpacity={isPlaying ? 1 : 0.45} />
        <circle r="21" className="fill-signal group-hover:fill-ink" />
        <path
          d={isPlaying ? "M-6.5 -6.5H6.5V6.5H-6.5Z" : "M-5 -8.5L9 0L-5 8.5Z"}
          className="fill-on-signal group-hover:fill-paper"
          strokeLinejoin="round"
        />
      </svg>
      {label}
    </button>
  );
}
