import type { AudioOutput } from "#components/islands/demos/sound/audio-output.ts";
import { dryLoop } from "#components/islands/demos/sound/loops.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { normalise } from "#components/islands/demos/sound/synthesis.ts";
import { matchingGain, powersOf } from "./loudness.ts";
import { roomOf } from "./room.ts";

/** Time constant of parameter changes in seconds, against clicks. */
const GLIDE = 0.02;

/** The audio graph of a dry loop and its room, in sync, with a gain for the room and one for both together. */
export async function buildAmbienceGraph({ context, input }: AudioOutput) {
  const [mono] = dryLoop(context.sampleRate);
  const dry = mono === undefined ? [] : [mono, mono];
  const room = await roomOf(dry, context.sampleRate);
  // At full amount the room is as loud as the dry loop.
  const powers = powersOf(dry, dry);
  normalise(room, Math.sqrt(powers.dry));
  const sum = powersOf(dry, room);
  const total = new GainNode(context);
  const roomGain = new GainNode(context, { gain: 0 });
  const start = context.currentTime;
  playLoop(context, dry).connect(total);
  playLoop(context, room).connect(roomGain).connect(total);
  total.connect(input);
  return {
    /** Seconds since the start of the first loop. */
    elapsed: () => context.currentTime - start,
    /** @returns The gain in decibels that keeps the sum as loud as the dry loop. */
    set(amount: number): number {
      const gain = matchingGain(sum, amount);
      roomGain.gain.setTargetAtTime(amount, context.currentTime, GLIDE);
      total.gain.setTargetAtTime(gain, context.currentTime, GLIDE);
      return 20 * Math.log10(gain);
    },
  };
}
