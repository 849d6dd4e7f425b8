/** How a dry sound and its room add up, so that both sides of a comparison can be equally loud: louder would always win. */
import type { Track } from "#components/islands/demos/sound/voices.ts";

/** Power of the dry sound, of the room, and what they have in common. */
export type Powers = { dry: number; room: number; shared: number };

export function powersOf(dry: readonly Track[], room: readonly Track[]): Powers {
  const mean = (a: readonly Track[], b: readonly Track[]) =>
    a.reduce((sum, track, channel) => {
      const other = b[channel];
      return other === undefined ? sum : sum + track.reduce((all, value, i) => all + value * (other[i] ?? 0), 0) / track.length;
    }, 0) / a.length;
  return { dry: mean(dry, dry), room: mean(room, room), shared: mean(dry, room) };
}

/** The gain that makes dry sound with so much of the room as loud as the dry sound alone. */
export function matchingGain({ dry, room, shared }: Powers, amount: number): number {
  return Math.sqrt(dry / (dry + 2 * amount * shared + amount * amount * room));
}
