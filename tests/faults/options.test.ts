import { expect, it } from "vitest";
import { readFaultOptions } from "./options.ts";

it("kills 200 times on both engines and under all loads when nobody says otherwise", () => {
  expect(readFaultOptions([])).toEqual({ rounds: 200, engines: ["sqlite", "postgres"], loads: ["forms", "payments", "accounts"] });
});

it("accepts a number of rounds, one engine and one load", () => {
  const args = ["--rounds", "20", "--engine", "sqlite", "--load", "payments"];
  expect(readFaultOptions(args)).toEqual({ rounds: 20, engines: ["sqlite"], loads: ["payments"] });
});

it.each([
  [["--rounds", "x"], "write a whole number from 1"],
  [["--rounds", "0"], "write a whole number from 1"],
  [["--engine", "mysql"], "--engine is mysql; it must be one of sqlite, postgres"],
  [["--load", "mails"], "--load is mails; it must be one of forms, payments, accounts"],
  [["--round", "20"], "there is no option --round; did you mean --rounds?"],
  [["--fast"], "there is no option --fast; --help lists them"],
])("refuses %j", (args, message) => {
  expect(() => readFaultOptions(args)).toThrow(message);
});
