import { expect, it } from "vitest";
import { saleDays } from "./sale-end.tsx";

it("knows prices of a sale from list prices and from what is free", () => {
  expect(saleDays([{ free: true }], "en")).toBeUndefined();
  expect(saleDays([{ free: true }, { list: 6800 }], "en")).toBeUndefined();
  expect(saleDays([{ list: 6800 }, { list: 6800, sale: 4080 }], "en")).toMatchObject({ isAhead: false });
});
