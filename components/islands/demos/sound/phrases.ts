/** What the demonstrations play: short loops, each chosen for what its plug-in does. */
import { blank, hold, settle, shake, strike, type Strike, type Track } from "./voices.ts";

/** Seconds of a loop: two bars at 120 beats a minute. */
export const LOOP = 4;
export const BEAT = 0.5;
/** Root mean square: about -19 LUFS, soft enough for headphones that were set loud. */
export const LEVEL = 0.08;

/** Beat, semitones above A, loudness. */
const TUNE = [
  [0, 0, 1],
  [0.75, 7, 0.6],
  [1.5, 12, 0.8],
  [2.5, 10, 0.6],
  [3, 7, 0.9],
  [4, 3, 1],
  [4.75, 10, 0.6],
  [5.5, 15, 0.8],
  [6.5, 12, 0.55],
  [7, 7, 0.8],
] as const;

/** The tune's strikes over an A of so many hertz. */
export const tune = (a: number): Strike[] =>
  TUNE.map(([beat, semitones, level]) => ({ at: beat * BEAT, hertz: a * 2 ** (semitones / 12), level }));

/** A bass line of a step on each beat, in semitones. */
export const BASS = [0, 0, 3, -2, 0, 0, 5, 3];

/** Bars and a shaker: sharp beginnings and high partials are what ears find a direction by. */
export function walkingTune(rate: number): Track[] {
  const track = blank(rate, LOOP);
  for (const each of tune(440)) strike(track, rate, each);
  for (let eighth = 0; eighth < 16; eighth++) shake(track, rate, { at: (eighth * BEAT) / 2, level: eighth % 2 === 0 ? 0.3 : 0.5 });
  settle([track], LEVEL);
  return [track];
}

/** A bass whose sides are turned against each other, as a wide synthesiser makes it, below bars and shakers to both sides. */
export function looseBass(rate: number): Track[] {
  const [left, right] = [blank(rate, LOOP), blank(rate, LOOP)];
  for (const [step, semitones] of BASS.entries()) {
    const note = { at: step * BEAT, hertz: 55 * 2 ** (semitones / 12), level: 1 };
    const turn = [55, 80, 65, 85][step % 4] ?? 70;
    hold(left, rate, note, { seconds: BEAT * 0.9, turn: 0 });
    hold(right, rate, note, { seconds: BEAT * 0.9, turn });
  }
  for (const [place, each] of tune(440).entries()) {
    const pan = place % 2 === 0 ? 0.85 : 0.15;
    strike(left, rate, { ...each, level: each.level * 0.5 * (1 - pan) });
    strike(right, rate, { ...each, level: each.level * 0.5 * pan });
  }
  for (let eighth = 0; eighth < 16; eighth++) {
    shake(left, rate, { at: (eighth * BEAT) / 2, level: 0.25 }, 11);
    shake(right, rate, { at: (eighth * BEAT) / 2, level: 0.25 }, 23);
  }
  settle([left, right], LEVEL * 1.25);
  return [left, right];
}

/** A mix for loudspeakers: bars hard to the left with their answers hard to the right, a bass in the middle, shakers on both sides. */
export function wideMix(rate: number): Track[] {
  const [left, right] = [blank(rate, LOOP), blank(rate, LOOP)];
  for (const [place, each] of tune(440).entries()) strike(place % 2 === 0 ? left : right, rate, each);
  for (const [step, semitones] of BASS.entries()) {
    const note = { at: step * BEAT, hertz: 110 * 2 ** (semitones / 12), level: 0.35 };
    for (const side of [left, right]) hold(side, rate, note, { seconds: BEAT * 0.8, turn: 0 });
  }
  for (let eighth = 0; eighth < 16; eighth++) shake(eighth % 2 === 0 ? left : right, rate, { at: (eighth * BEAT) / 2, level: 0.4 });
  settle([left, right], LEVEL);
  return [left, right];
}

/** A few bars with silence after them, in which a room can be heard. */
export function dryPhrase(rate: number): Track[] {
  const track = blank(rate, LOOP);
  for (const each of sparse) strike(track, rate, each, 0.12);
  for (const { at } of sparse) shake(track, rate, { at, level: 0.25, ring: 0.012 });
  settle([track], LEVEL * 0.9);
  return [track];
}

/** Every second strike of the tune, for the picture as well as for the ear. */
export const sparse: readonly Strike[] = tune(330).filter((_, place) => [0, 2, 4, 5, 7].includes(place));
