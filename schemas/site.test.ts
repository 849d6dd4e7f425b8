import { expect, it } from "vitest";
import { Site } from "./site.ts";

const { currency, timeZone } = Site.shape;

it.each(["USD", "EUR", "NOK"])("takes prices in %s", (code) => {
  expect(currency.safeParse(code).success).toBe(true);
});

it.each(["eur", "EURO", "XYZ", "JPY", ""])("takes no prices in %j, which is no currency or has no cents", (code) => {
  expect(currency.safeParse(code).success).toBe(false);
});

it("takes a time zone that exists", () => {
  expect(["Europe/Oslo", "UTC", "Europe/Nordlys", ""].map((name) => timeZone.safeParse(name).success)).toEqual([true, true, false, false]);
});
