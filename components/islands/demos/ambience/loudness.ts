import type { Track } from "#components/islands/demos/sound/synthesis.ts";

/** Mean power of the dry sound and of the room, and their mean product. */
export type Powers = { dry: number; room: number; shared: number };

export function powersOf(dry: readonly Track[], room: readonly Track[]): Powers {
  const mean = (a: readonly Track[], b: readonly Track[]) =>
    a.reduce((sum, track, channel) => {
      const other = b[channel];
      return other === undefined ? sum : sum + track.reduce((all, value, i) => all + value * (other[i] ?? 0), 0) / track.length;
    }, 0) / a.length;
  return { dry: mean(dry, dry), room: mean(room, room), shared: mean(dry, room) };
}

/** The gain that makes the dry sound plus `amount` times the room as loud as the dry sound alone, so that the comparison is fair. */
export function matchingGain({ dry, room, shared }: Powers, amount: number): number {
  return Math.sqrt(dry / (dry + 2 * amount * shared + amount * amount * room));
}
