import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyPublic } from "./copy-public.ts";

let folder = "";
const from = () => join(folder, "public");
const to = () => join(folder, "site");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copy-public-"));
  mkdirSync(join(from(), "images"), { recursive: true });
  mkdirSync(to());
  writeFileSync(join(from(), "images/a.png"), "a");
  writeFileSync(join(from(), ".DS_Store"), "");
  writeFileSync(join(folder, "secret"), "secret");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const copied = () => readdirSync(to(), { recursive: true, encoding: "utf8" }).sort();

it("copies plain files", () => {
  copyPublic(from(), to(), []);
  expect(copied()).toEqual(["images", "images/a.png"]);
});

it("copies the product pictures that a document names", () => {
  for (const name of ["shown", "named", "unused"]) {
    mkdirSync(join(from(), "images/products/harp"), { recursive: true });
    writeFileSync(join(from(), `images/products/harp/${name}.png`), name);
  }
  copyPublic(from(), to(), [
    '<img src="/_next/image?url=%2Fimages%2Fproducts%2Fharp%2Fshown.png&amp;w=640&amp;q=75">',
    '<script type="application/ld+json">{"image":"https://harp.example/images/products/harp/named.png"}</script>',
  ]);
  expect(copied().filter((name) => name.endsWith(".png"))).toEqual([
    "images/a.png",
    "images/products/harp/named.png",
    "images/products/harp/shown.png",
  ]);
});

it("copies nothing where there is no folder", () => {
  copyPublic(join(folder, "nowhere"), to(), []);
  expect(copied()).toEqual([]);
});

it.each<[string, string, () => void]>([
  [
    "a link to a file",
    "notes.txt is a symbolic link to ../secret",
    () => {
      symlinkSync("../secret", join(from(), "notes.txt"));
    },
  ],
  [
    "a link to a folder",
    "all is a symbolic link to ..",
    () => {
      symlinkSync("..", join(from(), "all"));
    },
  ],
  [
    "a page",
    "offer.html is of no kind",
    () => {
      writeFileSync(join(from(), "offer.html"), "");
    },
  ],
  [
    "a hidden file",
    ".htaccess is of no kind",
    () => {
      writeFileSync(join(from(), ".htaccess"), "");
    },
  ],
])("refuses %s, and copies nothing then", (_what, message, make) => {
  make();
  expect(() => {
    copyPublic(from(), to(), []);
  }).toThrow(message);
  expect(copied()).toEqual([]);
});

it("refuses a folder that is itself a link", () => {
  symlinkSync(folder, join(folder, "linked"));
  expect(() => {
    copyPublic(join(folder, "linked"), to(), []);
  }).toThrow("is a symbolic link to");
});
