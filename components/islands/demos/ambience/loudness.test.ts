import { describe, expect, it } from "vitest";
import { matchingGain, momentsOf } from "./loudness.ts";

const rms = (track: Float32Array) => Math.sqrt(track.reduce((sum, value) => sum + value * value, 0) / track.length);

const RATE = 96;

describe("matchingGain", () => {
  const dry = Float32Array.from({ length: 960 }, (_, i) => Math.sin(i / 5));
  const room = Float32Array.from({ length: 960 }, (_, i) => 0.7 * Math.sin(i / 5 + 1) + 0.2 * Math.sin(i / 3));

  it.each([0, 0.25, 1, 2])("keeps the loudness with %d of the room", (amount) => {
    const gain = matchingGain(momentsOf([dry], [room], RATE), amount);
    expect(rms(dry.map((value, i) => gain * (value + amount * room[i]!)))).toBeCloseTo(rms(dry), 4);
  });

  it("changes nothing where there is no room", () => {
    expect(matchingGain(momentsOf([dry], [room], RATE), 0)).toBe(1);
  });

  it("turns nothing down for a room that is only heard in pauses", () => {
    const phrase = dry.map((value, i) => (i < 480 ? value : 0));
    const echo = dry.map((value, i) => (i < 480 ? 0 : value / 5));
    expect(matchingGain(momentsOf([phrase], [echo], RATE), 1)).toBeCloseTo(1, 2);
  });
});
