/** A mix for 5.1 loudspeakers, with a mistake that a spectrum shows at once: the right surround has lost its low end. */
import { BASS, BEAT, LEVEL, LOOP, tune } from "./phrases.ts";
import { blank, hold, lowCut, pink, settle, shake, strike, type Track } from "./voices.ts";

/** Of the filter that was left on. */
const CUT_HERTZ = 500;
/** How loud the room is in the front and in the surrounds, where nothing else sounds. */
const ROOM_LEVEL = { front: 0.09, back: 0.25 };

/** @returns L, R, C, LFE, Ls and Rs: the order of a browser's buffer. */
export function surroundMix(rate: number): Track[] {
  const silence = () => blank(rate, LOOP);
  const [left, right, centre] = [silence(), silence(), silence()];
  const [low, leftSurround, rightSurround] = [silence(), silence(), silence()];
  for (const [tracks, level] of [
    [[left, right, centre], ROOM_LEVEL.front],
    [[leftSurround, rightSurround], ROOM_LEVEL.back],
  ] as const)
    for (const track of tracks) {
      pink(track);
      settle([track], level);
    }
  for (const [place, each] of tune(440).entries()) strike(place % 2 === 0 ? left : right, rate, each);
  for (const [place, each] of tune(220).entries()) if (place % 3 === 0) strike(centre, rate, { ...each, level: each.level * 0.4 });
  for (const [step, semitones] of BASS.entries()) {
    const note = { at: step * BEAT, hertz: 55 * 2 ** (semitones / 12), level: 0.5 };
    hold(low, rate, note, { seconds: BEAT * 0.9, turn: 0 });
    hold(centre, rate, { ...note, hertz: note.hertz * 2 }, { seconds: BEAT * 0.8, turn: 0 });
  }
  for (let eighth = 0; eighth < 16; eighth++) shake(eighth % 2 === 0 ? left : right, rate, { at: (eighth * BEAT) / 2, level: 0.4 });
  lowCut(rightSurround, rate, CUT_HERTZ);
  const tracks = [left, right, centre, low, leftSurround, rightSurround];
  settle(tracks, LEVEL);
  return tracks;
}
