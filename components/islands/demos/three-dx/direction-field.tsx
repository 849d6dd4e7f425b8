import type { PointerEvent, ReactNode } from "react";
import { directionText, type DirectionWords, type Place, placeAt } from "./place.ts";

type Props = {
  place: Place;
  label: string;
  words: DirectionWords;
  /** Where a pointer carries the source. */
  onCarry: (to: Pick<Place, "azimuth" | "distance">) => void;
  /** Degrees clockwise, or `ahead`. */
  onTurn: (turn: number | "ahead") => void;
  children: ReactNode;
};

/** Keys turn the source by so many degrees; with Page Up and Page Down by as many as between two loudspeakers. */
const STEP = 5;
const KEYS: Readonly<Record<string, number | "ahead">> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: 30,
  PageDown: -30,
  Home: "ahead",
};

/** The drawing on which the source is dragged. A native range below it does the work for keys and screen readers. */
export function DirectionField({ place, label, words, onCarry, onTurn, children }: Props) {
  const carry = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, clientX, clientY } = event;
    const at = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    onCarry(placeAt(at.x, at.y));
  };
  return (
    <div className="relative">
      <div className="scripting-only">
        <input
          type="range"
          min={-180}
          max={180}
          value={place.azimuth}
          aria-label={label}
          aria-valuetext={directionText(place.azimuth, words)}
          className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0"
          onKeyDown={(event) => {
            const turn = KEYS[event.key];
            if (turn === undefined) return;
            // The circle has no end, where the range would stop.
            event.preventDefault();
            onTurn(turn);
          }}
          onChange={({ currentTarget }) => onTurn(Number(currentTarget.value) - place.azimuth)}
        />
      </div>
      <svg
        viewBox="-390 -318 780 636"
        className="mx-auto block max-h-[32rem] md:max-h-[27rem] w-full cursor-grab touch-pan-y rounded-md outline-offset-4 outline-signal select-none active:cursor-grabbing [:has(>div>:focus-visible)>&]:outline-2"
        aria-hidden="true"
        onPointerDown={(event) => {
          // Another button opens a menu, which gets the release: the source would follow the pointer from then on.
          if (event.button !== 0) return;
          // Otherwise a drag selects the labels.
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          carry(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) carry(event);
        }}
      >
        {children}
      </svg>
    </div>
  );
}
