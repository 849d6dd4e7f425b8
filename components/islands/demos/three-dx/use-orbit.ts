/** Carries the source slowly around the head until somebody takes it. */
import { useRef, useState } from "react";
import { type Place, turned } from "./place.ts";

/** Degrees a second: as fast as `animate-orbit` in app/theme.css. */
const SPEED = 15;

/**
 * While it is silent, the style sheet turns the drawing, also before the island is awake. While it sounds, `step` turns the place
 * with each picture.
 */
export function useOrbit(setPlace: (change: (before: Place) => Place) => void) {
  const [mode, setMode] = useState<"silent" | "sounding" | "held">("silent");
  const drawing = useRef<SVGGElement>(null);
  const clock = useRef({ last: 0, degrees: 0 });

  const turnBy = (degrees: number) => setPlace((before) => ({ ...before, azimuth: turned(before.azimuth + degrees) }));
  const leaveTo = (next: "sounding" | "held") => {
    if (mode === "silent" && drawing.current !== null) {
      const { a, b } = new DOMMatrix(getComputedStyle(drawing.current).transform);
      turnBy((Math.atan2(b, a) * 180) / Math.PI);
    }
    clock.current = { last: performance.now(), degrees: 0 };
    setMode(next);
  };
  return {
    drawing,
    isTurning: mode === "silent",
    hold() {
      if (mode !== "held") leaveTo("held");
    },
    /** The sound goes on from where the drawing was; with less motion it stays there. */
    begin() {
      if (mode === "silent") leaveTo(window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "held" : "sounding");
    },
    step() {
      if (mode !== "sounding") return;
      const now = performance.now();
      const { last, degrees } = clock.current;
      // Not more after a stop than from one picture to the next.
      const sum = degrees + (Math.min(100, now - last) / 1000) * SPEED;
      const whole = Math.floor(sum);
      clock.current = { last: now, degrees: sum - whole };
      if (whole > 0) turnBy(whole);
    },
  };
}
