/** What the scene's voices play: bars, a shaker, bells and a low note, which have all died away at the end. */
import { blank, hold, settle, shake, strike, type Track } from "#components/islands/demos/sound/voices.ts";
import { SCENE_SECONDS } from "./scene-paths.ts";

/** Seconds: 96 beats a minute. */
const BEAT = 0.625;
/** Beats after which nothing new begins, so that the last note has time to fade. */
const LAST_BEAT = 13;
/** Hertz of the scale's first note, an A. */
const ROOT = 440;

const hertz = (semitones: number, root = ROOT) => root * 2 ** (semitones / 12);

/** Beat, semitones above the root, level. */
const BARS = [
  [0, 0, 1],
  [0.75, 7, 0.6],
  [1.5, 12, 0.8],
  [2.5, 10, 0.6],
  [3.5, 7, 0.8],
  [4, 3, 1],
  [4.75, 10, 0.6],
  [5.5, 15, 0.8],
  [6.5, 12, 0.6],
  [8, 0, 1],
  [8.75, 7, 0.6],
  [9.5, 14, 0.8],
  [10.5, 10, 0.7],
  [12, 12, 0.9],
] as const;
const BELLS = [
  [2, 19, 0.7],
  [5, 22, 0.7],
  [7.5, 24, 0.6],
  [10, 19, 0.7],
  [12.5, 26, 0.5],
] as const;
const LOW = [
  [0, 0],
  [4, 3],
  [8, -2],
  [12, 0],
] as const;

/** Root mean square of each voice; bells and shaker are sharp and need less. */
const LEVELS = { bars: 0.068, shaker: 0.028, bells: 0.049, low: 0.07 };

/** @param rate Samples a second. @returns A track for each voice, by place. */
export function sceneTracks(rate: number): Track[] {
  const [bars, shaker, bells, low] = [0, 1, 2, 3].map(() => blank(rate, SCENE_SECONDS)) as [Track, Track, Track, Track];
  for (const [beat, semitones, level] of BARS) strike(bars, rate, { at: beat * BEAT, hertz: hertz(semitones), level });
  for (let step = 0; step < LAST_BEAT * 4; step++)
    shake(shaker, rate, { at: (step * BEAT) / 4, level: [0.7, 0.25, 0.45, 0.25][step % 4] ?? 0 });
  for (const [beat, semitones, level] of BELLS) strike(bells, rate, { at: beat * BEAT, hertz: hertz(semitones), level }, 0.6);
  for (const [beat, semitones] of LOW) {
    const note = { at: beat * BEAT, hertz: hertz(semitones, ROOT / 4), level: 1 };
    hold(low, rate, note, { seconds: (beat < LAST_BEAT - 1 ? 3.6 : 2) * BEAT, turn: 0 });
  }
  for (const [track, level] of [
    [bars, LEVELS.bars],
    [shaker, LEVELS.shaker],
    [bells, LEVELS.bells],
    [low, LEVELS.low],
  ] as const)
    settle([track], level);
  return [bars, shaker, bells, low];
}
