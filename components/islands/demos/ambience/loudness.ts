/** How a dry sound and its room add up, so that both sides of a comparison can be equally loud: louder would always win. */
import type { Track } from "#components/islands/demos/sound/voices.ts";

/** Power of the dry sound, of the room, and what they have in common. */
type Powers = { dry: number; room: number; shared: number };

/** Seconds of a moment, a block of a loudness meter (ITU-R BS.1770), and from one to the next. */
const MOMENT = 0.4;
const STEP = 0.05;
/** The meter's gate: moments that are 10 dB below the mean are pauses, which the room fills without being louder for it. */
const GATE = 0.1;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The powers of each moment of a loop. */
export function momentsOf(dry: readonly Track[], room: readonly Track[], rate: number): Powers[] {
  const [length, samples, step] = [dry[0]?.length ?? 0, Math.round(MOMENT * rate), Math.round(STEP * rate)];
  return Array.from({ length: Math.ceil(length / step) }, (_, place) => {
    const powers = { dry: 0, room: 0, shared: 0 };
    for (const [channel, track] of dry.entries())
      for (let i = 0; i < samples; i++) {
        const at = (place * step + i) % length;
        const [a, b] = [track[at] ?? 0, room[channel]?.[at] ?? 0];
        powers.dry += a * a;
        powers.room += b * b;
        powers.shared += a * b;
      }
    return powers;
  });
}

/** The gain that makes dry sound with so much of the room as loud as the dry sound alone. */
export function matchingGain(moments: readonly Powers[], amount: number): number {
  const loudness = (amount: number) => {
    const powers = moments.map(({ dry, room, shared }) => dry + 2 * amount * shared + amount * amount * room);
    const gate = GATE * mean(powers);
    return mean(powers.filter((power) => power >= gate));
  };
  return Math.sqrt(loudness(0) / loudness(amount));
}
