import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAPER } from "./colours.ts";

test("the style sheet has the same background colours", () => {
  expect(readFileSync("app/globals.css", "utf8")).toContain(`--color-paper: light-dark(${PAPER.light}, ${PAPER.dark});`);
});
