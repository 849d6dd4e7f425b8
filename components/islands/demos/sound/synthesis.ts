/** Synthesised sounds, the same at every visit. Tracks are loops: a sound that is longer than the rest of the track continues at its start. */

export type Track = Float32Array<ArrayBuffer>;

export const silentTrack = (rate: number, seconds: number): Track => new Float32Array(Math.round(rate * seconds));

function addSample(track: Track, at: number, value: number): void {
  const index = at % track.length;
  track[index] = (track[index] ?? 0) + value;
}

/** Returns a generator of pseudo-random numbers from -1 to 1. */
export function noiseGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Partials of a wooden bar: frequency ratio, level, and decay speed. */
const BAR_PARTIALS = [
  [1, 1, 1],
  [3.93, 0.32, 2.6],
  [9.24, 0.12, 6],
] as const;

/** `at` is in seconds. */
export type Note = { at: number; hertz: number; level: number };

/** Adds a note of a marimba. `decay` is the seconds in which it falls to a third. */
export function addMarimbaNote(track: Track, rate: number, { at, hertz, level }: Note, decay = 0.32): void {
  const start = Math.round(at * rate);
  for (const [ratio, share, speed] of BAR_PARTIALS) {
    if (hertz * ratio > rate * 0.45) continue;
    const step = (2 * Math.PI * hertz * ratio) / rate;
    const fade = Math.exp(-speed / (decay * rate));
    const length = Math.min(track.length, Math.round((7 * decay * rate) / speed));
    let left = level * share;
    for (let i = 0; i < length; i++) {
      addSample(track, start + i, Math.min(1, i / (0.0015 * rate)) * left * Math.sin(step * i));
      left *= fade;
    }
  }
}

/** Adds a beat of a shaker: a short burst of high-passed noise. */
export function addShakerBeat(
  track: Track,
  rate: number,
  { at, level, decay = 0.03 }: { at: number; level: number; decay?: number },
  seed = 7,
): void {
  const next = noiseGenerator(seed + Math.round(at * 1000));
  const start = Math.round(at * rate);
  const fade = Math.exp(-1 / (decay * rate));
  let left = level;
  let before = 0;
  for (let i = 0; i < 7 * decay * rate; i++) {
    const now = next();
    addSample(track, start + i, Math.min(1, i / (0.004 * rate)) * left * (now - before) * 0.5);
    before = now;
    left *= fade;
  }
}

/** Adds a sustained bass note with two harmonics. `phaseShift` is in degrees. */
export function addBassNote(
  track: Track,
  rate: number,
  { at, hertz, level }: Note,
  { seconds, phaseShift }: { seconds: number; phaseShift: number },
): void {
  const start = Math.round(at * rate);
  const length = Math.round(seconds * rate);
  const step = (2 * Math.PI * hertz) / rate;
  const phase = (phaseShift * Math.PI) / 180;
  for (let i = 0; i < length; i++) {
    const envelope = Math.min(1, i / (0.012 * rate), (length - i) / (0.06 * rate));
    const wave = Math.sin(step * i + phase) + 0.3 * Math.sin(2 * step * i + phase) + 0.12 * Math.sin(3 * step * i + phase);
    addSample(track, start + i, level * envelope * wave);
  }
}

/** Adds pink noise, by Paul Kellet's filter. */
export function addPinkNoise(track: Track, seed = 3): void {
  const next = noiseGenerator(seed);
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < track.length; i++) {
    const white = next();
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    addSample(track, i, a + b + c + white * 0.1848);
  }
}

/** Adds a sine sweep between two frequencies, up and down again. */
export function addSweep(track: Track, rate: number, from: number, to: number): void {
  let phase = 0;
  for (let i = 0; i < track.length; i++) {
    const progress = 1 - Math.abs((2 * i) / track.length - 1);
    phase += (2 * Math.PI * from * (to / from) ** progress) / rate;
    addSample(track, i, Math.sin(phase));
  }
}

/** The threshold of the output's limiter, which should never be reached. */
const MAX_PEAK = 0.3;

/** Scales tracks together to a level (root mean square), or to the highest level that keeps their peaks below `MAX_PEAK`. */
export function normalise(tracks: readonly Track[], level: number): void {
  const peak = Math.max(...tracks.map((track) => track.reduce((max, value) => Math.max(max, Math.abs(value)), 0)));
  const power = tracks.reduce((sum, track) => sum + track.reduce((all, value) => all + value * value, 0) / track.length, 0);
  const gain = Math.min(level / Math.sqrt(power / tracks.length), MAX_PEAK / peak);
  for (const track of tracks) for (let i = 0; i < track.length; i++) track[i] = (track[i] ?? 0) * gain;
}
