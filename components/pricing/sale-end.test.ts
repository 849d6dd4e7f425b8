import { expect, it } from "vitest";
import { hasSale } from "./sale-end.tsx";

it("knows prices of a sale from list prices and from what is free", () => {
  expect(hasSale([{ free: true }, { list: 6800 }])).toBe(false);
  expect(hasSale([{ list: 6800 }, { list: 6800, sale: 4080 }])).toBe(true);
});
