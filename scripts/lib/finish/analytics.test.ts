import { expect, test } from "vitest";
import { analyticsAddress } from "./analytics.ts";

test("page views are counted at the address of the environment, and not without one", () => {
  expect(analyticsAddress("https://stats.example/api/event")?.href).toBe("https://stats.example/api/event");
  expect(analyticsAddress(undefined)).toBeUndefined();
  expect(analyticsAddress("")).toBeUndefined();
});

test("what no browser could call stops the build", () => {
  for (const wrong of ["stats.example", "ftp://stats.example/", "javascript:alert(1)"])
    expect(() => analyticsAddress(wrong)).toThrow(`ANALYTICS_URL is ${wrong}: write an address such as`);
});
