/** What is carried around the head: sharp beginnings and high partials, which ears find a direction by. */
import { LOOP, walkingTune } from "./phrases.ts";
import { blank, grain, settle, shake, strike, type Track } from "./voices.ts";

export const SCENES = ["tune", "steps", "rain"] as const;
export type Scene = (typeof SCENES)[number];

/** Root mean square: noise and drops are brighter than the tune, and as loud with less. */
const LEVEL = 0.0625;
const STEPS = 8;
/** Stones that crunch below a foot, one after the other: fewer would be all peak, and softer than the tune. */
const STONES = 6;
const DROPS = 300;

/** Two feet on gravel, one after the other. */
function steps(rate: number): Track {
  const track = blank(rate, LOOP);
  for (let step = 0; step < STEPS; step++) {
    const at = (step * LOOP) / STEPS;
    const level = step % 2 === 0 ? 1 : 0.8;
    strike(track, rate, { at, hertz: step % 2 === 0 ? 96 : 88, level: level * 0.5 }, 0.04);
    for (let stone = 0; stone < STONES; stone++) {
      const way = stone / STONES;
      shake(track, rate, { at: at + 0.16 * way, level: level * (0.75 - 0.3 * way), ring: 0.014 + 0.01 * (stone % 3) }, 5 + stone);
    }
  }
  return track;
}

/** Drops on leaves. */
function rain(rate: number): Track {
  const track = blank(rate, LOOP);
  const next = grain(17);
  for (let drop = 0; drop < DROPS; drop++) {
    const at = ((next() + 1) / 2) * LOOP;
    strike(track, rate, { at, hertz: 1900 + 1200 * next(), level: 0.3 + 0.25 * next() }, 0.006);
    shake(track, rate, { at, level: 0.25, ring: 0.008 }, drop);
  }
  return track;
}

/** A scene as one channel, as loud as the others. */
export function sceneTracks(scene: Scene, rate: number): Track[] {
  if (scene === "tune") return walkingTune(rate);
  const track = scene === "steps" ? steps(rate) : rain(rate);
  settle([track], LEVEL);
  return [track];
}
