import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isMadeFrom, noteMadeFrom } from "./made-from.ts";

it("tells generated files of one content folder from those of another", () => {
  const project = mkdtempSync(join(tmpdir(), "made-from-"));
  try {
    const [one, other] = ["one", "other"].map((name) => join(project, name)) as [string, string];
    for (const folder of [one, other]) mkdirSync(folder);
    expect(isMadeFrom("dist", one, project)).toBe(false);
    noteMadeFrom("dist", one, project);
    expect(["dist", ".contentlayer"].map((output) => isMadeFrom(output, one, project))).toEqual([true, false]);
    expect(isMadeFrom("dist", other, project)).toBe(false);
    expect(isMadeFrom("dist", join(other, "../one"), project)).toBe(true);
  } finally {
    rmSync(project, { recursive: true });
  }
});
