import { expect, it } from "vitest";
import { attributesOf, MDX_COMPONENTS } from "./mdx-components.ts";

it("gives the attributes of components and of the one HTML tag, and of no other name", () => {
  expect(attributesOf("Price")).toEqual(["of", "kind"]);
  expect(attributesOf("br")).toEqual([]);
  for (const tag of ["a", "script", "constructor", "toString", null]) expect(attributesOf(tag)).toBeUndefined();
});

it.each(["0", "-30 30 110@3", "-180@1 180@2"])("a drawing takes the directions %s", (sources) => {
  expect(MDX_COMPONENTS.Field.safeParse({ sources }).success).toBe(true);
});

it.each(["", "north", "30@4", "30,60", "181", "-30  30"])("a drawing refuses the directions %j and says what to write", (sounding) => {
  const { error } = MDX_COMPONENTS.Field.safeParse({ sounding });
  expect(error?.issues[0]?.message).toMatch(/^must be (?:directions in degrees|from -180 to 180 degrees)/u);
});
