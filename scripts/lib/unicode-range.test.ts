import { expect, test } from "vitest";
import { codePointsOf } from "./unicode-range.ts";

test("code points and spans of them", () => {
  expect([...codePointsOf("U+0020-0022, U+20AC,u+1f600")]).toEqual([0x20, 0x21, 0x22, 0x20ac, 0x1f600]);
});

test.each(["U+4??", "U+", "0020", ""])("%s is refused", (range) => {
  expect(() => codePointsOf(range)).toThrow("is no part of a unicode-range");
});
