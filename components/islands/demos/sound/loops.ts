/** The loops that the demonstrations play. */
import {
  addBassNote,
  addMarimbaNote,
  addPinkNoise,
  addShakerBeat,
  addSweep,
  normalise,
  type Note,
  silentTrack,
  type Track,
} from "./synthesis.ts";

/** Length of a loop in seconds: two bars at 120 beats per minute. */
export const LOOP = 4;
const BEAT = 0.5;
/** About -20 dB, low enough for headphones. */
const LEVEL = 0.1;

/** Beat, semitones above A, level. */
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

/** The notes of the tune for an A of `a` hertz. */
const tune = (a: number): Note[] => TUNE.map(([beat, semitones, level]) => ({ at: beat * BEAT, hertz: a * 2 ** (semitones / 12), level }));

/** Marimba and shaker: their attacks and high partials are easy to localise. */
export function tuneLoop(rate: number): Track[] {
  const track = silentTrack(rate, LOOP);
  for (const each of tune(440)) addMarimbaNote(track, rate, each);
  for (let eighth = 0; eighth < 16; eighth++) addShakerBeat(track, rate, { at: (eighth * BEAT) / 2, level: eighth % 2 === 0 ? 0.3 : 0.5 });
  normalise([track], LEVEL);
  return [track];
}

/** A bass with a phase shift between its channels, with marimba and shaker on both sides. */
export function wideBassLoop(rate: number): Track[] {
  const [left, right] = [silentTrack(rate, LOOP), silentTrack(rate, LOOP)];
  const line = [0, 0, 3, -2, 0, 0, 5, 3];
  for (const [step, semitones] of line.entries()) {
    const note = { at: step * BEAT, hertz: 55 * 2 ** (semitones / 12), level: 1 };
    const phaseShift = [55, 80, 65, 85][step % 4] ?? 70;
    addBassNote(left, rate, note, { seconds: BEAT * 0.9, phaseShift: 0 });
    addBassNote(right, rate, note, { seconds: BEAT * 0.9, phaseShift });
  }
  for (const [index, each] of tune(440).entries()) {
    const pan = index % 2 === 0 ? 0.85 : 0.15;
    addMarimbaNote(left, rate, { ...each, level: each.level * 0.5 * (1 - pan) });
    addMarimbaNote(right, rate, { ...each, level: each.level * 0.5 * pan });
  }
  for (let eighth = 0; eighth < 16; eighth++) {
    addShakerBeat(left, rate, { at: (eighth * BEAT) / 2, level: 0.25 }, 11);
    addShakerBeat(right, rate, { at: (eighth * BEAT) / 2, level: 0.25 }, 23);
  }
  normalise([left, right], LEVEL * 1.4);
  return [left, right];
}

/** A few short notes with silence between them, in which a room can be heard. */
export function dryLoop(rate: number): Track[] {
  const track = silentTrack(rate, LOOP);
  for (const each of dryNotes) addMarimbaNote(track, rate, each, 0.12);
  for (const { at } of dryNotes) addShakerBeat(track, rate, { at, level: 0.25, decay: 0.012 });
  normalise([track], LEVEL * 0.7);
  return [track];
}

/** The notes of `dryLoop`. */
export const dryNotes: readonly Note[] = tune(330).filter((_, index) => [0, 2, 4, 5, 7].includes(index));

export const SPECTRUM_SOUNDS = ["tune", "bass", "noise", "glide"] as const;
export type SpectrumSound = (typeof SPECTRUM_SOUNDS)[number];

export function spectrumLoop(sound: SpectrumSound, rate: number): Track[] {
  if (sound === "tune") return tuneLoop(rate);
  if (sound === "bass") return wideBassLoop(rate);
  const track = silentTrack(rate, sound === "glide" ? 10 : 6);
  if (sound === "noise") addPinkNoise(track);
  else addSweep(track, rate, 40, 12_000);
  normalise([track], LEVEL * 0.8);
  return [track];
}
