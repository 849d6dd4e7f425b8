import { dryPhrase } from "#components/islands/demos/sound/phrases.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { rootMeanSquare, settle } from "#components/islands/demos/sound/voices.ts";
import { matchingGain, momentsOf } from "./loudness.ts";
import { roomOf } from "./room.ts";

const GLIDE = 0.02;
/** The room in the recording as it came. */
export const RECORDED = 0.3;

/** How much room there is with the ambience raised by so many decibels. */
export const raisedBy = (decibels: number): number => RECORDED * 10 ** (decibels / 20);

/** A recording, made of a phrase and its room from the same beat, with a fader for the room and one for the loudness of both. */
export async function ambienceRack({ context, input }: Stage) {
  const [mono] = dryPhrase(context.sampleRate);
  const dry = mono === undefined ? [] : [mono, mono];
  const room = await roomOf(dry, context.sampleRate);
  // At full amount the room is as loud as what made it, on both sides, so that nothing moves to one of them.
  for (const side of room) settle([side], rootMeanSquare(dry));
  const moments = momentsOf(dry, room, context.sampleRate);
  const match = new GainNode(context);
  const amountOf = new GainNode(context, { gain: RECORDED });
  const start = context.currentTime;
  playLoop(context, dry).connect(match);
  playLoop(context, room).connect(amountOf).connect(match);
  match.connect(input);
  return {
    /** Seconds since the phrase began for the first time. */
    elapsed: () => context.currentTime - start,
    /** @returns Decibels by which everything was turned down to stay as loud as the recording. */
    raise(decibels: number): number {
      const amount = raisedBy(decibels);
      const gain = matchingGain(moments, amount) / matchingGain(moments, RECORDED);
      amountOf.gain.setTargetAtTime(amount, context.currentTime, GLIDE);
      match.gain.setTargetAtTime(gain, context.currentTime, GLIDE);
      return 20 * Math.log10(gain);
    },
  };
}
