import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { mirrorFolder } from "./mirror-folder.ts";

it("copies what is new, removes what is gone, and takes a missing folder for an empty one", () => {
  const folder = mkdtempSync(join(tmpdir(), "mirror-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  mkdirSync(from);
  writeFileSync(join(from, "a.zip"), "a");
  mirrorFolder(from, to);
  expect(readdirSync(to)).toEqual(["a.zip"]);
  rmSync(from, { recursive: true });
  mirrorFolder(from, to);
  expect(readdirSync(to)).toEqual([]);
});
