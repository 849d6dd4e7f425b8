/** The drawing that the scene moves: it is on the page (components/products/sound-field.tsx), not in the island. */
import { turned } from "#components/islands/demos/three-dx/place.ts";
import { turnOf, type Voice } from "./scene-paths.ts";

/** Milliseconds in which a source whose sound was stopped goes back to its place. */
const RETURN_MS = 700;

const field = () => document.querySelector("[data-sound-field]");

/** Turns a source around the listener; its label stays upright. */
function turn(source: Element | null | undefined, degrees: number): void {
  source?.querySelector("[data-turn]")?.setAttribute("transform", `rotate(${degrees.toFixed(2)})`);
  source?.querySelector("[data-upright]")?.setAttribute("transform", `rotate(${(-degrees).toFixed(2)})`);
}

const sourceOf = (place: number) => field()?.querySelector(`[data-voice="${String(place)}"]`);

/** Shows where each voice is now. */
export function moveSources(voices: readonly Voice[], progress: number): void {
  field()?.setAttribute("data-playing", "");
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const place of voices.keys()) turn(sourceOf(place), turnOf(place, progress));
}

/** Brings the sources back the short way from where they are. */
export function restSources(voices: readonly Voice[], progress: number): void {
  field()?.removeAttribute("data-playing");
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const place of voices.keys()) {
    const source = sourceOf(place);
    turn(source, 0);
    const from = turned(turnOf(place, progress));
    if (calm || from === 0) continue;
    for (const [part, sign] of [
      ["[data-turn]", 1],
      ["[data-upright]", -1],
    ] as const)
      source?.querySelector(part)?.animate([{ transform: `rotate(${String(sign * from)}deg)` }, { transform: "rotate(0deg)" }], {
        duration: RETURN_MS,
        easing: "ease-out",
      });
  }
}
