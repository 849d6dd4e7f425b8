import { expect, test } from "vitest";
import { headingId } from "./heading-id.ts";

test.each([
  ["What it does", "What_it_does"],
  ["VST3, AU & AAX: which?", "VST3,_AU_&_AAX:_which?"],
  ["無料で使える AI", "無料で使える_AI"],
  ["全角\u3000の空白", "全角_の空白"],
  ["  around \n and\t within ", "around_and_within"],
])("%j has the anchor %j", (text, id) => {
  expect(headingId(text)).toBe(id);
});

test("headings of the same words get anchors of their own, in their order", () => {
  const taken = new Set<string>();
  const ids = ["Trial", "Trial", "Price", "Trial"].map((text) => headingId(text, taken));
  expect(ids).toEqual(["Trial", "Trial_2", "Price", "Trial_3"]);
  expect([...taken]).toEqual(ids);
});

test("a number that a heading's own words already hold is not given twice", () => {
  const taken = new Set<string>();
  expect(["Trial 2", "Trial", "Trial"].map((text) => headingId(text, taken))).toEqual(["Trial_2", "Trial", "Trial_3"]);
});
