import { describe, expect, it } from "vitest";
import { medianOf, rankTest } from "./rank-test.ts";

const upTo = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

describe("rankTest", () => {
  // By hand: z = 49.5 / √175 for U = 0, and z = 16.5 / √(272 / 3) for U = 15.
  it.each([
    ["samples that do not overlap", upTo(10), upTo(10, 11), 0.0001827],
    ["samples that overlap", [1, 2, 3, 4, 5, 6, 7, 8], [3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5], 0.08312],
  ])("of %s", (_, a, b, p) => {
    expect(rankTest(a, b)).toBeCloseTo(p, 4);
    expect(rankTest(b, a)).toBeCloseTo(p, 4);
  });

  it("finds no difference between equal samples", () => {
    expect(rankTest(upTo(20), upTo(20))).toBeCloseTo(1, 6);
    expect(rankTest([1, 1, 1], [1, 1, 1])).toBe(1);
  });

  it("counts the order of the values alone", () => {
    expect(rankTest(upTo(9), [...upTo(8, 5), 1e9])).toBe(rankTest(upTo(9), upTo(9, 5)));
  });
});

it("finds the median", () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});
