import { expect, it } from "vitest";
import { isOwnAddress } from "./own-address.ts";

it.each(["/", "/3dx", "/support/trials#If_it_still_fails", "#立体", "/images/a.png?x=1"])("is one: %s", (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

it.each([
  "",
  "3dx",
  "//example.org",
  "/\\example.org",
  "\\\\example.org",
  "/\t/example.org",
  "/a b",
  "/\u0000",
  " /3dx",
  "https://example.org",
  "javascript:alert(1)",
  "data:text/html,x",
])("is none: %j", (address) => {
  expect(isOwnAddress(address)).toBe(false);
});
