import { expect, it } from "vitest";
import { nextVersions, riseOf, riseOfKinds, versionBefore } from "./version-policy.ts";

it.each([
  ["2.0.0", "MAJOR"],
  ["1.3.0", "MINOR"],
  ["1.3.10", "PATCH"],
])("%s is a %s", (version, rise) => {
  expect(riseOf(version)).toBe(rise);
});

it("three versions may follow one", () => {
  expect(nextVersions("1.9.9")).toEqual({ MAJOR: "2.0.0", MINOR: "1.10.0", PATCH: "1.9.10" });
});

it("the largest change decides", () => {
  expect(riseOfKinds(["fix", "sound", "speed"])).toBe("MINOR");
  expect(riseOfKinds(["new", "fix"])).toBe("MAJOR");
  expect(riseOfKinds([])).toBeUndefined();
});

it("the version before is found by number, not by letters", () => {
  expect(versionBefore("1.10.1", ["1.9.0", "1.10.0", "2.0.0"])).toBe("1.10.0");
  expect(versionBefore("1.0.0", ["1.0.0", "2.0.0"])).toBeUndefined();
});
