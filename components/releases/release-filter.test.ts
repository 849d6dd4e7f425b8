import { expect, it } from "vitest";
import { SystemName } from "#schemas/system.ts";
import { FILTERED, MAX_EDITIONS } from "./release-filter.tsx";

it("has a class for each edition and each system that can be chosen", () => {
  const picks = (letter: string, count: number) => Array.from({ length: count }, (_, place) => `${letter}${place}`);
  const wanted = [...picks("e", MAX_EDITIONS), ...picks("s", SystemName.options.length)];
  expect([...FILTERED.matchAll(/data-pick=(\w+)/gu)].map(([, pick]) => pick)).toEqual(wanted);
});
