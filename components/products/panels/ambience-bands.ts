/** The bands of Ambience Enhancer and what the demonstration session does with them. */
import { smoothNoise } from "./panel-geometry.ts";

export type Band = { name: string; from: number; to: number; ambience: number; direct: number; width: number; share: number };

export const bands: readonly Band[] = [
  { name: "Low", from: 20, to: 140, ambience: -4.5, direct: 0, width: 0.3, share: 0.18 },
  { name: "Low mid", from: 140, to: 620, ambience: 1.5, direct: 0, width: 0.5, share: 0.34 },
  { name: "Mid", from: 620, to: 2400, ambience: 4, direct: -1, width: 0.62, share: 0.46 },
  { name: "High mid", from: 2400, to: 7200, ambience: 7.5, direct: -0.5, width: 0.74, share: 0.63 },
  { name: "High", from: 7200, to: 20000, ambience: 5, direct: 0.5, width: 0.66, share: 0.71 },
];

/** The smaller editions have one band for the whole range. */
export const wholeRange: readonly Band[] = [{ name: "Room", from: 20, to: 20000, ambience: 5.5, direct: 0, width: 0.6, share: 0.44 }];

/** Which of the bands is being set. */
export const selectedOf = (all: readonly Band[]): number => Math.min(3, all.length - 1);

/** The gain that a set of bands makes at a frequency, with slopes of about half an octave between them. */
export function bandGain(all: readonly Band[], hertz: number, gain: (band: Band) => number): number {
  let level = gain(all[0] as Band);
  for (const [index, band] of all.entries()) {
    const before = all[index - 1];
    if (before) level += (gain(band) - gain(before)) / (1 + (band.from / hertz) ** 5);
  }
  return level;
}

/** A spectrum as music has it: falling, with partials below and grain above. */
export function directLevel(hertz: number): number {
  const octave = Math.log2(hertz / 20);
  const body = -30 - 1.7 * Math.max(0, octave - 2) - 9 * Math.exp(-octave * 1.8) - 0.16 * Math.max(0, octave - 7) ** 3;
  return (
    body + 7 * (smoothNoise(octave * 5, 2) - 0.5) + 5.5 * (smoothNoise(octave * 13, 5) - 0.5) + 2.5 * (smoothNoise(octave * 31, 9) - 0.5)
  );
}

/** The room in the same recording, before it is raised. */
export function ambienceLevel(hertz: number): number {
  const octave = Math.log2(hertz / 20);
  const body = -47 - 0.9 * Math.max(0, octave - 3) - 10 * Math.exp(-octave * 1.4) - 0.12 * Math.max(0, octave - 7) ** 3;
  return body + 5 * (smoothNoise(octave * 4, 12) - 0.5) + 3 * (smoothNoise(octave * 11, 14) - 0.5);
}
