import { expect, it } from "vitest";
import { compareVersions } from "./compare-versions.ts";
import { Version } from "./version.ts";

it("orders versions by number, not by text", () => {
  expect(["1.10.0", "1.2.10", "0.9.9", "1.2.9"].sort(compareVersions)).toEqual(["0.9.9", "1.2.9", "1.2.10", "1.10.0"]);
  expect(compareVersions("1.4.2", "1.4.2")).toBe(0);
});

it("orders versions of systems, which have one to three parts", () => {
  expect(["11", "10.9", "10.15", "15.4"].sort(compareVersions)).toEqual(["10.9", "10.15", "11", "15.4"]);
  expect(compareVersions("11", "11.0")).toBe(0);
});

it.each(["1.4", "v1.4.2", "1.04.2", "1.4.2-beta", "1.4.2.1"])("refuses %s", (version) => {
  expect(Version.safeParse(version).success).toBe(false);
});
