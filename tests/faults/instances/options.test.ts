import { expect, it } from "vitest";
import { readInstanceOptions } from "./options.ts";

it("runs for five minutes with 200 sign-ups a second when nobody says otherwise", () => {
  expect(readInstanceOptions([])).toEqual({ seconds: 300, rate: 200, killEvery: 10 });
});

it.each([
  [["--minutes", "0.5"], "--minutes: write a whole number from 1"],
  [["--rate", "0"], "--rate: write a whole number from 1 to 10000"],
  [["--minute", "5"], "there is no option --minute; did you mean --minutes?"],
])("refuses %j", (args, message) => {
  expect(() => readInstanceOptions(args)).toThrow(message);
});
