import { describe, expect, it } from "vitest";
import { smallestEdition } from "./chooser.ts";

const editions = [
  { key: "large", channels: { max: 24 } },
  { key: "small", channels: { max: 2 } },
  { key: "single", channels: { max: 12 } },
  { key: "multi", channels: { max: 12 } },
  { key: "silent" },
];

describe("smallestEdition", () => {
  it.each([
    [1, "small"],
    [2, "small"],
    [3, "single"],
    [12, "single"],
    [24, "large"],
    [25, undefined],
  ])("for %i channels it is %s", (channels, key) => {
    expect(smallestEdition(editions, channels)?.key).toBe(key);
  });
});
