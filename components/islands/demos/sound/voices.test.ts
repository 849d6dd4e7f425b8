import { expect, test } from "vitest";
import { SCENES, sceneTracks } from "./scenes.ts";
import { surroundMix } from "./surround-mix.ts";
import { blank, lowCut, rootMeanSquare, type Track } from "./voices.ts";

const RATE = 48_000;
const decibels = (amplitude: number) => 20 * Math.log10(amplitude);
const levelOf = (track: Track) => decibels(rootMeanSquare([track]));

test("a low cut takes away what is below its frequency, and leaves what is above it", () => {
  const sine = (hertz: number) => blank(RATE, 1).map((_, i) => Math.sin((2 * Math.PI * hertz * i) / RATE));
  const lost = (hertz: number) => {
    const track = sine(hertz);
    lowCut(track, RATE, 500);
    return levelOf(sine(hertz)) - levelOf(track);
  };
  expect(lost(62.5)).toBeGreaterThan(30);
  expect(lost(8000)).toBeLessThan(1);
});

test("every channel of the mix sounds, and the right surround has the least", () => {
  const levels = surroundMix(RATE).map(levelOf);
  expect(levels).toHaveLength(6);
  expect(Math.min(...levels)).toBeGreaterThan(-50);
  expect((levels[4] ?? 0) - (levels[5] ?? 0)).toBeGreaterThan(2);
});

test("what can be exchanged while it plays is about as loud", () => {
  const levels = SCENES.map((scene) => decibels(rootMeanSquare(sceneTracks(scene, RATE))));
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
});
