/** The channels of 22.2 in their standard order, and a spectrum for each. */
import { noise, smoothNoise } from "./panel-geometry.ts";

// prettier-ignore
export const channelNames = [
  "FL", "FR", "FC", "LFE1", "BL", "BR", "FLc", "FRc", "BC", "LFE2", "SiL", "SiR",
  "TpFL", "TpFR", "TpFC", "TpC", "TpBL", "TpBR", "TpSiL", "TpSiR", "TpBC", "BtFC", "BtFL", "BtFR",
] as const;

/** The channel whose spectrum is shown in full. */
export const shown = 6;

/** The lowest level that is drawn. */
export const floor = -66;

/** What plays in a channel: a lowest note, how bright its partials are, how much air it has. */
function voiceOf(index: number): { note: number; bright: number; air: number; loud: number } {
  const name = channelNames[index] ?? "";
  if (name.startsWith("LFE")) return { note: 36, bright: -1.4, air: 0, loud: 30 };
  const upper = name.startsWith("Tp");
  const note = (upper ? 260 : name.startsWith("Bt") ? 55 : 82) * 2 ** (Math.floor(noise(index + 7) * 18) / 12);
  return {
    note,
    bright: 0.25 + 0.45 * noise(index + 21),
    air: upper ? 11 : 5 + 5 * noise(index + 33),
    loud: (upper ? 30 : 38) + 14 * noise(index + 55),
  };
}

/** Level in dB at a frequency: partials that stand out of a floor, and a little air above them. */
export function channelLevel(index: number, hertz: number): number {
  const { note, bright, air, loud } = voiceOf(index);
  const octave = Math.log2(hertz / 20);
  let level = 5 * smoothNoise(octave * 9, index + 40) + 3 * smoothNoise(octave * 24, index + 80);
  level += air * Math.exp(-(((octave - 7.6) / 1.5) ** 2)) * (0.6 + 0.8 * smoothNoise(octave * 6, index + 3));
  for (let partial = 1; partial <= 14; partial++) {
    const away = Math.log2(hertz / (note * partial));
    const height = loud * partial ** (bright - 1) * (0.45 + 0.85 * noise(partial * 3.7 + index));
    level += height * (0.78 * Math.exp(-((away / 0.06) ** 2)) + 0.22 * Math.exp(-((away / 0.24) ** 2)));
  }
  return floor + 56 * (1 - Math.exp((-level * (octave > 9 ? 1 - (octave - 9) * 0.7 : 1)) / 33));
}

/** The level of a whole channel, and the peak that it held. */
export const channelRms = (index: number): number => Math.round((-30 + 16 * noise(index + 4)) * 10) / 10;
export const channelPeak = (index: number): number => Math.round((channelRms(index) + 7 + 5 * noise(index + 90)) * 10) / 10;
