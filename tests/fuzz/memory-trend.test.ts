import { expect, it } from "vitest";
import { memoryTrend } from "./memory-trend.ts";

const rounds = (bytesOf: (round: number) => number) => Array.from({ length: 60 }, (_, round) => bytesOf(round) * 1e6);

it("ignores noise and warm-up", () => {
  expect(memoryTrend(rounds((round) => (round < 10 ? 60 + round * 4 : 100 + (round % 7) * 4)))).toMatchObject({ isFlat: true });
});

it("detects steady growth", () => {
  expect(memoryTrend(rounds((round) => 100 + round * 2))).toMatchObject({ isFlat: false });
});

it("returns nothing for a few rounds", () => {
  expect(memoryTrend([1, 2, 3])).toBeUndefined();
});
