import { describe, expect, it } from "vitest";
import { matchingGain, powersOf } from "./loudness.ts";

const rms = (track: Float32Array) => Math.sqrt(track.reduce((sum, value) => sum + value * value, 0) / track.length);

describe("matchingGain", () => {
  const dry = Float32Array.from({ length: 960 }, (_, i) => Math.sin(i / 5));
  const room = Float32Array.from({ length: 960 }, (_, i) => 0.7 * Math.sin(i / 5 + 1) + 0.2 * Math.sin(i / 3));

  it.each([0, 0.25, 1, 2])("keeps the loudness with %d of the room", (amount) => {
    const gain = matchingGain(powersOf([dry], [room]), amount);
    expect(rms(dry.map((value, i) => gain * (value + amount * room[i]!)))).toBeCloseTo(rms(dry), 4);
  });

  it("changes nothing where there is no room", () => {
    expect(matchingGain(powersOf([dry], [room]), 0)).toBe(1);
  });
});
