/** Sounds made by arithmetic: no file is fetched, and every visitor hears the same. Tracks are loops: what rings past the end begins again at the start. */

export type Track = Float32Array<ArrayBuffer>;

export const blank = (rate: number, seconds: number): Track => new Float32Array(Math.round(rate * seconds));

function add(track: Track, at: number, value: number): void {
  const place = at % track.length;
  track[place] = (track[place] ?? 0) + value;
}

/** Numbers from -1 to 1 that look random and are the same each time. */
export function grain(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A wooden bar's partials: ratio, share, and how much faster than the first each dies away. */
const BAR = [
  [1, 1, 1],
  [3.93, 0.32, 2.6],
  [9.24, 0.12, 6],
] as const;

export type Strike = { at: number; hertz: number; level: number };

/** A struck bar, as of a marimba. `ring` is the seconds in which it falls to a third. */
export function strike(track: Track, rate: number, { at, hertz, level }: Strike, ring = 0.32): void {
  const start = Math.round(at * rate);
  for (const [ratio, share, speed] of BAR) {
    if (hertz * ratio > rate * 0.45) continue;
    const step = (2 * Math.PI * hertz * ratio) / rate;
    const fade = Math.exp(-speed / (ring * rate));
    const length = Math.min(track.length, Math.round((7 * ring * rate) / speed));
    let left = level * share;
    for (let i = 0; i < length; i++) {
      add(track, start + i, Math.min(1, i / (0.0015 * rate)) * left * Math.sin(step * i));
      left *= fade;
    }
  }
}

/** A short breath of noise without its low end, as of a shaker. */
export function shake(
  track: Track,
  rate: number,
  { at, level, ring = 0.03 }: { at: number; level: number; ring?: number },
  seed = 7,
): void {
  const next = grain(seed + Math.round(at * 1000));
  const start = Math.round(at * rate);
  const fade = Math.exp(-1 / (ring * rate));
  let left = level;
  let before = 0;
  for (let i = 0; i < 7 * ring * rate; i++) {
    const now = next();
    add(track, start + i, Math.min(1, i / (0.004 * rate)) * left * (now - before) * 0.5);
    before = now;
    left *= fade;
  }
}

/** A held low note with a few harmonics; `turn` is how far its phase is turned, in degrees. */
export function hold(track: Track, rate: number, { at, hertz, level }: Strike, { seconds, turn }: { seconds: number; turn: number }): void {
  const start = Math.round(at * rate);
  const length = Math.round(seconds * rate);
  const step = (2 * Math.PI * hertz) / rate;
  const phase = (turn * Math.PI) / 180;
  for (let i = 0; i < length; i++) {
    const envelope = Math.min(1, i / (0.012 * rate), (length - i) / (0.06 * rate));
    const wave = Math.sin(step * i + phase) + 0.3 * Math.sin(2 * step * i + phase) + 0.12 * Math.sin(3 * step * i + phase);
    add(track, start + i, level * envelope * wave);
  }
}

/** The same noise each time. */
const PINK_SEED = 3;

/** Noise with the same power in every octave, by Paul Kellet's filter. */
export function pink(track: Track): void {
  const next = grain(PINK_SEED);
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < track.length; i++) {
    const white = next();
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    add(track, i, a + b + c + white * 0.1848);
  }
}

/** Takes away what is below a frequency, by 12 dB in every octave. */
export function lowCut(track: Track, rate: number, hertz: number): void {
  const keep = 1 / (1 + (2 * Math.PI * hertz) / rate);
  for (let pass = 0; pass < 2; pass++) {
    let [before, out] = [0, 0];
    for (const [i, value] of track.entries()) {
      out = keep * (out + value - before);
      before = value;
      track[i] = out;
    }
  }
}

/** No peak is higher: the stage's limiter begins above it, and is a guard, not a part of the sound. */
const HIGHEST = 0.6;

/** The level of tracks together. */
export const rootMeanSquare = (tracks: readonly Track[]): number =>
  Math.sqrt(tracks.reduce((sum, track) => sum + track.reduce((all, value) => all + value * value, 0) / track.length, 0) / tracks.length);

/** Brings tracks to one level together (root mean square), or as near to it as their peaks allow. */
export function settle(tracks: readonly Track[], level: number): void {
  const peak = Math.max(...tracks.map((track) => track.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
  const gain = Math.min(level / rootMeanSquare(tracks), HIGHEST / peak);
  for (const track of tracks) for (let i = 0; i < track.length; i++) track[i] = (track[i] ?? 0) * gain;
}
