/** `.env.example` has every variable that the server reads, and no other one. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Environment } from "#server/env.ts";

const examples = readFileSync(".env.example", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name = "", value = ""] = /^# ?([A-Z][A-Z0-9_]*)=(.*)$/u.exec(line) ?? [];
    return name === "" ? [] : [[name, value] as const];
  });

it("has each variable of the server once", () => {
  expect(examples.map(([name]) => name).toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});

it("gives examples that the server accepts", () => {
  expect(Environment.safeParse(Object.fromEntries(examples)).error?.issues ?? []).toEqual([]);
});

it("explains each variable in the line above it, or above its group", () => {
  const paragraphs = readFileSync(".env.example", "utf8").split(/\n{2,}/u);
  const unexplained = paragraphs.filter((paragraph) => /^# ?[A-Z][A-Z0-9_]*=/u.test(paragraph));
  expect(unexplained).toEqual([]);
});
