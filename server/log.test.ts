import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { masked } from "./log.ts";

/** A file of Linux to which nothing can be written, as on a full disk. */
const FULL = "/dev/full";

it.skipIf(!existsSync(FULL))("does not end the process when the log's file cannot grow", () => {
  const full = openSync(FULL, "w");
  const program = `
    const { log } = await import("#server/log.ts");
    for (const event of ["first", "second"]) {
      log(event);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.error("still here");`;
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "still here\n" });
});

it("masks addresses, and reads 100,000 letters at once", () => {
  expect(masked("550 <mika@studio.example>: no, a=b@c.example;kim@d")).toBe("550 <<address>>: no, a=<address>;<address>");
  const begin = performance.now();
  masked("a.".repeat(50_000));
  expect(performance.now() - begin).toBeLessThan(1_000);
});
