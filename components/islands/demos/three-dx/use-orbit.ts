/** Carries the source slowly around the head from the first press of Play until somebody takes it. */
import { useRef } from "react";
import { type Place, turned } from "./place.ts";

/** Degrees a second. */
const SPEED = 15;

export function useOrbit(setPlace: (change: (before: Place) => Place) => void) {
  const mode = useRef<"still" | "turning" | "held">("still");
  const clock = useRef({ last: 0, degrees: 0 });
  return {
    hold() {
      mode.current = "held";
    },
    /** With less motion the source stays where it is. */
    begin() {
      if (mode.current !== "still") return;
      mode.current = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "held" : "turning";
      clock.current = { last: performance.now(), degrees: 0 };
    },
    /** With each picture while it sounds. */
    step() {
      if (mode.current !== "turning") return;
      const now = performance.now();
      const { last, degrees } = clock.current;
      // Not more after a stop than from one picture to the next.
      const sum = degrees + (Math.min(100, now - last) / 1000) * SPEED;
      const whole = Math.floor(sum);
      clock.current = { last: now, degrees: sum - whole };
      if (whole > 0) setPlace((before) => ({ ...before, azimuth: turned(before.azimuth + whole) }));
    },
  };
}
