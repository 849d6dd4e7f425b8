/** Twelve stereo instruments fill the twenty-four channels. */
export type Channel = { name: string; level: number; fader: number; pan: number; muted?: boolean };

export const channels: readonly Channel[] = [
  { name: "Drums", level: -7, fader: 0, pan: 0.5 },
  { name: "Bass", level: -10, fader: -2, pan: 0.5 },
  { name: "Keys", level: -16, fader: -6.5, pan: 0.36 },
  { name: "Poly", level: -13, fader: -4, pan: 0.62 },
  { name: "Pad", level: -21, fader: -9, pan: 0.5 },
  { name: "Plucks", level: -18, fader: -7.5, pan: 0.7 },
  { name: "Strings", level: -24, fader: -8, pan: 0.42 },
  { name: "Choir", level: -60, fader: -12, pan: 0.5, muted: true },
  { name: "Bells", level: -28, fader: -11, pan: 0.78 },
  { name: "Grains", level: -20, fader: -10, pan: 0.24 },
  { name: "Noise", level: -33, fader: -18, pan: 0.5 },
  { name: "Loop", level: -12, fader: -3, pan: 0.5 },
];

/** The pair of channels that an instrument takes in the host. */
export const pairName = (index: number): string => `${index * 2 + 1}–${index * 2 + 2}`;

/** The selected instrument. */
export const chosen = 3;
