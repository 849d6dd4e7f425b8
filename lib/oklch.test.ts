import { expect, it } from "vitest";
import { hexOf } from "./oklch.ts";

it("converts as browsers do, and clips what no screen shows", () => {
  expect(hexOf(1, 0, 0)).toBe("#ffffff");
  expect(hexOf(0.628, 0.2577, 29.23)).toBe("#ff0000");
  expect(hexOf(0.9, 0.4, 145)).toMatch(/^#00ff/u);
});
