import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { isMadeFrom, noteMadeFrom } from "./made-from.ts";

it("tells generated files of one content folder from those of another", () => {
  const root = mkdtempSync(join(tmpdir(), "made-from-"));
  const output = basename(root);
  try {
    const [one, other] = ["one", "other"].map((name) => join(root, name)) as [string, string];
    for (const folder of [one, other]) mkdirSync(folder);
    expect(isMadeFrom(output, one)).toBe(false);
    noteMadeFrom(output, one);
    expect([output, `${output}-other`].map((name) => isMadeFrom(name, one))).toEqual([true, false]);
    expect(isMadeFrom(output, other)).toBe(false);
    expect(isMadeFrom(output, join(other, "../one"))).toBe(true);
  } finally {
    for (const made of [root, join(".cache/made-from", output)]) rmSync(made, { recursive: true });
  }
});
