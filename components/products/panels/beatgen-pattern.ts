/** The beat on screen: velocities from 0 to 9, sixteen steps a lane. */
export type Lane = { name: string; steps: readonly number[] };

const lane = (name: string, steps: string): Lane => ({ name, steps: [...steps.replaceAll(" ", "")].map(Number) });

export const lanes: readonly Lane[] = [
  lane("Kick", "9000 0009 0070 0400"),
  lane("Snare", "0000 9000 0000 9002"),
  lane("Ghost", "0020 0003 0200 0030"),
  lane("Closed hat", "8040 8050 8040 8053"),
  lane("Open hat", "0000 0000 0000 0070"),
  lane("Rim", "0004 0000 0050 0000"),
  lane("Shaker", "3524 3524 3524 3524"),
  lane("Bass stab", "7000 0000 0600 0004"),
];

/** Where the song is. */
export const playing = 6;

/** The lane whose velocities are shown. */
export const edited = 3;

/** Other takes on the same words, drawn as thumbnails: the pattern moved and thinned in a repeatable way. */
export function takeStep(take: number, row: number, step: number): number {
  const source = lanes[row]?.steps ?? [];
  if (take === 0) return source[step] ?? 0;
  const moved = source[(step + (row > 2 ? take : 0) * 2) % 16] ?? 0;
  return (row * 5 + step * 3 + take) % 7 === 0 ? 0 : moved;
}
