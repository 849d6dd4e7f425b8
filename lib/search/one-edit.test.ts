import { expect, test } from "vitest";
import { isOneEdit } from "./one-edit.ts";

test.each([
  ["trial", "trail", true],
  ["trial", "tria", true],
  ["trial", "triall", true],
  ["trial", "triel", true],
  ["trial", "rtial", true],
  ["trial", "trial", false],
  ["trial", "tril", true],
  ["trial", "tri", false],
  ["trial", "tiral", true],
  ["trial", "lairt", false],
  ["", "a", true],
])("%s and %s: %s", (one, other, expected) => {
  expect([isOneEdit(one, other), isOneEdit(other, one)]).toEqual([expected, expected]);
});
