import { expect, it } from "vitest";
import { findNearest } from "./wording.ts";

it.each([
  ["VST2", ["VST3", "AU", "AAX"], "VST3"],
  ["AU", ["AU", "AAX"], "AU"],
  ["windows", ["macOS", "Windows"], "Windows"],
  ["nmae", ["id", "name"], "name"],
  ["lanternlite", ["lanternLite", "lanternStandard"], "lanternLite"],
  ["logic_pro", ["logic-pro", "cubase"], "logic-pro"],
  ["x", ["id", "name"], undefined],
  ["reaper", ["cubase", "nuendo"], undefined],
])("%s among %j is %s", (word, known, nearest) => {
  expect(findNearest(word, known)).toBe(nearest);
});
