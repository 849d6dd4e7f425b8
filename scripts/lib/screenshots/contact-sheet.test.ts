import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeContactSheet } from "./contact-sheet.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sheet-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function picture(name: string, width: number, height: number): Promise<string> {
  const file = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .png()
    .toFile(file);
  return file;
}

it("places pictures side by side, and a long one in columns", async () => {
  const target = join(folder, "sheet.png");
  await writeContactSheet([await picture("short.png", 390, 1000), await picture("long.png", 390, 6000)], target);
  const { width, height } = await sharp(target).metadata();
  // Three columns of 156 between gaps of 24; the long one is cut at 2200.
  expect([width, height]).toEqual([3 * 156 + 4 * 24, 2200 + 2 * 24]);
});
