import { expect, test } from "vitest";
import { spectrumSound } from "./phrases.ts";
import { SCENES, sceneTracks } from "./scenes.ts";
import { blank, glide, rootMeanSquare } from "./voices.ts";

const RATE = 48_000;
const decibels = (amplitude: number) => 20 * Math.log10(amplitude);

test("a tone that climbs and comes back ends where it begins", () => {
  const track = blank(RATE, 10);
  glide(track, RATE, 40, 12_000);
  // As far as 40 Hz moves from one sample to the next.
  expect(Math.abs((track[0] ?? 1) - (track.at(-1) ?? -1))).toBeLessThan((2 * Math.PI * 40) / RATE + 1e-3);
});

test("what can be exchanged while it plays is about as loud", () => {
  for (const sounds of [
    SCENES.map((scene) => sceneTracks(scene, RATE)),
    (["tune", "bass", "noise", "glide"] as const).map((sound) => spectrumSound(sound, RATE)),
  ]) {
    const levels = sounds.map((tracks) => decibels(rootMeanSquare(tracks)));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
  }
});
