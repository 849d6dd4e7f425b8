import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { putIfNew } from "./put-file.ts";

it("writes a new text, and leaves a file alone that has it", () => {
  const folder = mkdtempSync(join(tmpdir(), "put-file-"));
  try {
    const file = join(folder, "new/a.txt");
    putIfNew(file, "one");
    utimesSync(file, 1, 1);
    putIfNew(file, "one");
    expect(statSync(file).mtimeMs).toBe(1000);
    putIfNew(file, "two");
    expect(readFileSync(file, "utf8")).toBe("two");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
