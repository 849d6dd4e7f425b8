import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeIcons } from "./icons.ts";

function iconFolder() {
  const folder = mkdtempSync(join(tmpdir(), "icons-"));
  copyFileSync("public/favicon.svg", join(folder, "favicon.svg"));
  return {
    folder,
    [Symbol.dispose]: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

it("draws every icon once, and none again while the vector icon stays", async () => {
  using site = iconFolder();
  const written = await makeIcons({ check: false, folder: site.folder });
  expect(written).toHaveLength(4);
  const { width, height } = await sharp(join(site.folder, "icon-512.png")).metadata();
  expect([width, height]).toEqual([512, 512]);
  expect(await makeIcons({ check: true, folder: site.folder })).toEqual([]);
});

it("names the icons that no longer show the vector icon, and leaves them when it only checks", async () => {
  using site = iconFolder();
  await makeIcons({ check: false, folder: site.folder });
  const mark = join(site.folder, "favicon.svg");
  writeFileSync(mark, readFileSync(mark, "utf8").replaceAll("#ff7a4d", "#4d7aff"));
  const before = readFileSync(join(site.folder, "icon-192.png"));
  expect(await makeIcons({ check: true, folder: site.folder })).toHaveLength(4);
  expect(readFileSync(join(site.folder, "icon-192.png"))).toEqual(before);
});
