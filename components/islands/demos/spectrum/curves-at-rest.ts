/** What the channels look like until they sound: partials over noise, which is never quite even. */
import { hertzAt, type Point, spread } from "#lib/geometry.ts";
import { CHANNELS, type Channel, heightOf } from "./channels.ts";

type Rest = {
  /** Hertz and decibels. */ partials: readonly (readonly [number, number])[];
  /** Decibels of the noise at so many hertz. */ noise: (hertz: number) => number;
};

const BARS = [
  [440, -34],
  [659, -38],
  [880, -36],
  [1730, -46],
  [2590, -52],
  [4060, -56],
] as const;
const SHAKER = (hertz: number) => -92 + 7 * Math.log2(Math.max(1, hertz / 600));
const ROOM = (hertz: number) => -52 - 2.2 * Math.log2(hertz / 100);
/** Less of the room than in the surrounds, and above it the shaker: their low end is whole. */
const FRONT = (hertz: number) => Math.max(SHAKER(hertz), ROOM(hertz) - 8);

const REST: Readonly<Record<Channel, Rest>> = {
  L: { partials: BARS, noise: FRONT },
  R: { partials: BARS.map(([hertz, level], place) => [hertz * 1.19, level - (place % 2) * 5] as const), noise: FRONT },
  C: {
    partials: [
      [110, -32],
      [165, -40],
      [220, -42],
      [330, -48],
      [523, -40],
      [784, -44],
      [2055, -54],
    ],
    noise: FRONT,
  },
  LFE: {
    partials: [
      [49, -36],
      [55, -30],
      [65, -34],
      [110, -46],
    ],
    noise: () => -90,
  },
  Ls: { partials: [], noise: ROOM },
  // Which channel stands out is found while they sound.
  Rs: { partials: [], noise: (hertz) => ROOM(hertz) - 1 },
};

const power = (decibels: number): number => 10 ** (decibels / 10);
/** Octaves from a partial within which its level falls by 4 dB. */
const HALF_WIDTH = 0.05;

function levelAt({ partials, noise }: Rest, hertz: number, x: number): number {
  const uneven = noise(hertz) + 2.6 * Math.sin(x * 1.9) + 1.7 * Math.sin(x * 4.3);
  const resonances = partials.map(([at, peak]) => power(peak) / (1 + (Math.log2(hertz / at) / HALF_WIDTH) ** 2) ** 2);
  return 10 * Math.log10(resonances.reduce((sum, each) => sum + each, power(uneven)));
}

/** Each channel's curve in hundredths of the picture's width and height. */
export const AT_REST = CHANNELS.map((channel) => ({
  channel,
  curve: spread(0, 100, 101).map((x): Point => [x, Math.round(heightOf(channel, levelAt(REST[channel], hertzAt(x / 100), x)) * 1000) / 10]),
}));

/** Of a channel whose noise is all there is, the frequency where that is loudest. */
export function loudestAtRest(channel: Channel): number {
  const [loudest] = REST[channel].partials.toSorted((a, b) => b[1] - a[1]);
  return loudest?.[0] ?? 20;
}
