import { expect, it } from "vitest";
import { Amount, Price } from "./money.ts";

it.each([
  [243.6, 24360],
  [0.29, 29],
  [1.005, undefined],
  [0, undefined],
  [-1, undefined],
])("%d is %s cents", (amount, cents) => {
  expect(Amount.safeParse(amount).data).toBe(cents);
});

it("is a price or free, and not both", () => {
  expect(Price.safeParse({ list: 98, sale: 58.8 }).data).toEqual({ list: 9800, sale: 5880 });
  expect(Price.safeParse({ free: true }).data).toEqual({ free: true });
  expect(Price.safeParse({ free: true, list: 98 }).success).toBe(false);
  expect(Price.safeParse({ free: false }).success).toBe(false);
});
