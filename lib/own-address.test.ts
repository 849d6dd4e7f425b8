import { expect, it } from "vitest";
import { isOwnAddress } from "./own-address.ts";

it.each(["/", "/lantern", "/support/trials#If_it_still_fails", "#立体", "/images/a.png?x=1"])("is one: %s", (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

it.each([
  "",
  "lantern",
  "//example.org",
  "/\\example.org",
  "\\\\example.org",
  "/\t/example.org",
  "/a b",
  "/\u0000",
  " /lantern",
  "https://example.org",
  "javascript:alert(1)",
  "data:text/html,x",
])("is none: %j", (address) => {
  expect(isOwnAddress(address)).toBe(false);
});
