import { expect, it } from "vitest";
import { readFuzzOptions } from "./options.ts";

it("fuzzes SQLite for three minutes with a seed from the clock", () => {
  expect(readFuzzOptions([], 12_345)).toEqual({ minutes: 3, seed: 12_345, database: "sqlite", connections: 4 });
});

it("accepts all options", () => {
  const args = ["--minutes", "0.5", "--seed", "7", "--database", "postgres", "--connections", "8", "--replay", "x.jsonl"];
  expect(readFuzzOptions(args, 0)).toEqual({ minutes: 0.5, seed: 7, database: "postgres", connections: 8, replay: "x.jsonl" });
});

it.each([
  [["--minutes", "0"], "--minutes: write a number above 0"],
  [["--minutes", "x"], "--minutes: write a number above 0"],
  [["--seed", "1.5"], "--seed: write a whole number of at most 9 digits"],
  [["--connections", "0"], "--connections: write a whole number from 1 to 999"],
  [["--database", "mysql"], "--database is mysql; it must be one of sqlite, postgres"],
  [["--seeds", "1"], "there is no option --seeds; did you mean --seed?"],
])("refuses %j", (args, message) => {
  expect(() => readFuzzOptions(args, 0)).toThrow(message);
});
