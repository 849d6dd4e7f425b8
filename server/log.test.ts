import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";

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
