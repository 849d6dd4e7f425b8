import { expect, test } from "vitest";
import { turnOf } from "./scene-paths.ts";

const PLACES = [0, 1, 2, 3];

test("every voice begins and ends at its own place", () => {
  for (const place of PLACES) {
    expect(Math.abs(turnOf(place, 0)) % 360).toBeCloseTo(0);
    expect(Math.abs(turnOf(place, 1)) % 360).toBeCloseTo(0);
  }
});

test("the first voice has passed behind the listener half-way, the last one stands still", () => {
  expect(turnOf(0, 0.5)).toBeCloseTo(180);
  for (const progress of [0.1, 0.5, 0.9]) expect(turnOf(3, progress)).toBe(0);
});

test("before the beginning and after the end nothing moves on", () => {
  for (const place of PLACES) {
    expect(turnOf(place, -1)).toBe(turnOf(place, 0));
    expect(turnOf(place, 2)).toBe(turnOf(place, 1));
  }
});
