import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dropOldParts } from "./server-scripts.ts";

test("a part that the newest build lacks stays for a day: a server of the build before may load it still", () => {
  const folder = mkdtempSync(join(tmpdir(), "parts-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, "parts"));
  for (const name of ["used.mjs", "unused.mjs"]) writeFileSync(join(folder, "parts", name), "");
  const namesAfter = (hours: number) => {
    dropOldParts(folder, ["parts/used.mjs"], new Date(Date.UTC(2026, 0, 1, hours)));
    return ["used.mjs", "unused.mjs"].filter((name) => existsSync(join(folder, "parts", name)));
  };
  expect([0, 23, 24].map(namesAfter)).toEqual([["used.mjs", "unused.mjs"], ["used.mjs", "unused.mjs"], ["used.mjs"]]);
});
