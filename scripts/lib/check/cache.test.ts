import { expect, it } from "vitest";
import { filesOfProgram } from "./cache.ts";

it("depends on every file that the analysis imports", () => {
  expect([...filesOfProgram("scripts/lib/check/analyse.ts")]).toEqual(
    expect.arrayContaining(["scripts/lib/check/analyse.ts", "scripts/lib/days.ts", "schemas/entities.ts", "lib/heading-id.ts"]),
  );
});
