import { expect, it } from "vitest";
import { attributesOf } from "./mdx-components.ts";

it("gives the attributes of components and of the one HTML tag, and of no other name", () => {
  expect(attributesOf("Price")).toEqual(["of", "kind"]);
  expect(attributesOf("br")).toEqual([]);
  for (const tag of ["a", "script", "constructor", "toString", null]) expect(attributesOf(tag)).toBeUndefined();
});
