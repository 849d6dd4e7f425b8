import { expect, it } from "vitest";
import { readFaultOptions } from "./options.ts";

it("kills 200 times on both engines when nobody says otherwise", () => {
  expect(readFaultOptions([])).toEqual({ rounds: 200, engines: ["sqlite", "postgres"] });
});

it("accepts a number of rounds, and one engine", () => {
  expect(readFaultOptions(["--rounds", "20", "--engine", "sqlite"])).toMatchObject({ rounds: 20, engines: ["sqlite"] });
});

it.each([
  [["--rounds", "x"], "write a whole number from 1"],
  [["--rounds", "0"], "write a whole number from 1"],
  [["--engine", "mysql"], "--engine is mysql; it must be one of sqlite, postgres"],
  [["--round", "20"], "there is no option --round; did you mean --rounds?"],
  [["--fast"], "there is no option --fast; --help lists them"],
])("refuses %j", (args, message) => {
  expect(() => readFaultOptions(args)).toThrow(message);
});
