import type { ReactNode } from "react";
import type { Sound } from "#components/islands/demos/sound/use-sound.ts";

export type InstrumentWords = {
  /** The product's name. */
  title: string;
  play: string;
  stop: string;
  /** What to listen for. */
  hint: string;
  unavailable: string;
  needsScript: string;
};

type Props = Omit<Sound, "rack"> & {
  words: InstrumentWords;
  picture: ReactNode;
  /** Controls stand below the picture, not beside it. */
  isWide?: boolean;
  children: ReactNode;
};

/** The window of every demonstration, dark in both schemes as the product's own: title bar with Play, picture, controls, what to listen for. */
export function Instrument({ instrument, isPlaying, isUnavailable, toggle, words, picture, isWide = false, children }: Props) {
  return (
    // A browser that restores the controls would leave them beside another picture: the island is not awake yet.
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <div
        ref={instrument}
        data-playing={isPlaying ? "" : undefined}
        className="glass overflow-hidden rounded-lg border border-line bg-paper text-ink [box-shadow:var(--shadow-window)]"
      >
        <div className="flex min-h-15 items-center justify-between gap-x-4 border-b border-line bg-raise px-4 py-2 md:px-6">
          <p className="flex min-w-0 items-center gap-3 leading-tight font-semibold">
            <svg viewBox="-14 -14 28 28" className="size-7 shrink-0 stroke-tone" fill="none" strokeWidth="1.5" aria-hidden="true">
              <circle r="13" strokeOpacity="0.5" />
              <circle r="7" />
              <circle r="2.5" className="fill-tone stroke-none" />
            </svg>
            {words.title}
          </p>
          <div className="scripting-only shrink-0">
            <button
              type="button"
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm bg-signal px-5 font-semibold text-on-signal transition-colors hover:bg-ink hover:text-paper"
              onClick={toggle}
            >
              <svg viewBox="-8 -8 16 16" className="size-4 shrink-0 fill-current" aria-hidden="true">
                <path d={isPlaying ? "M-6 -6H6V6H-6Z" : "M-5 -7.5L8 0L-5 7.5Z"} />
              </svg>
              {isPlaying ? words.stop : words.play}
            </button>
          </div>
        </div>
        <div className={isWide ? "grid" : "grid md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"}>
          <div className="grid items-center p-3 md:p-6">{picture}</div>
          <div className={`content-center border-line bg-raise p-5 ${isWide ? "border-t md:px-6" : "max-md:border-t md:border-l lg:p-7"}`}>
            <div className="scripting-only">
              <div className="grid gap-6">{children}</div>
            </div>
            <p className="no-scripting-only text-small text-mute">{words.needsScript}</p>
          </div>
        </div>
        <p role="status" className="border-t border-line px-4 py-3 text-small text-balance text-mute md:px-6">
          {isUnavailable ? words.unavailable : words.hint}
        </p>
      </div>
    </form>
  );
}
