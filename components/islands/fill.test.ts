import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("takes values as they are, and leaves gaps without a value", () => {
  expect(fill("{name} has {amount} of {name}", { name: "$& {amount}" })).toBe("$& {amount} has {amount} of $& {amount}");
});
