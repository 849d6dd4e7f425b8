import { expect, it } from "vitest";
import { readReturn, returnStateOf } from "./look-up-credits.ts";

it("reads how a visitor comes back from the payment page", () => {
  expect(readReturn("https://site.example/account/purchase-credits?purchase=a-1")).toEqual({ purchase: "a-1", isCancelled: false });
  expect(readReturn("https://site.example/account/purchase-credits?purchase=a-1&cancelled")).toEqual({
    purchase: "a-1",
    isCancelled: true,
  });
  expect(readReturn("https://site.example/account/purchase-credits?purchase=")).toBeUndefined();
});

it.each([
  ["open", false, "pending"],
  ["open", true, "cancelled"],
  ["pending", true, "pending"],
  ["paid", true, "paid"],
  ["failed", false, "refused"],
  ["expired", false, "cancelled"],
] as const)("shows a purchase that is %s (left by the way back: %s) as %s", (state, isCancelled, shown) => {
  expect(returnStateOf(state, isCancelled)).toBe(shown);
});
