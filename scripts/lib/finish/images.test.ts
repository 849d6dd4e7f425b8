import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IMAGE_QUALITY, IMAGE_WIDTHS } from "#lib/image-sizes.mjs";
import type { ImageManifest } from "#server/http/headers.ts";
import { writeImages } from "./images.ts";

let folder: string;
let site: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "images-"));
  site = join(folder, "site");
  cache = join(folder, "cache");
  mkdirSync(join(site, "images/products"), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const address = (picture: string, width: number, quality = IMAGE_QUALITY) =>
  `/_next/image?url=${encodeURIComponent(picture)}&amp;w=${String(width)}&amp;q=${String(quality)}`;
const page = (picture: string, width = 640) =>
  `<img srcSet="${address(picture, width)} ${String(width)}w" src="${address(picture, 1600)}"/>`;

async function draw(name: string, width: number, background = "#b53413"): Promise<void> {
  const picture = sharp({ create: { width, height: 100, channels: 3, background } });
  await picture.toFile(join(site, "images/products", name));
}

test("a picture is made at every width in three formats, never larger than it is", async () => {
  await draw("x.png", 720);
  const { manifest, files } = await writeImages(site, [page("/images/products/x.png"), "<p>Nothing to see</p>"], cache);
  expect(JSON.parse(readFileSync(join(site, "_image-manifest.json"), "utf8"))).toEqual(manifest);
  const { type, widths } = manifest["/images/products/x.png"]!;
  expect(type).toBe("image/png");
  expect(Object.keys(widths).map(Number)).toEqual(IMAGE_WIDTHS);
  for (const asked of IMAGE_WIDTHS) {
    for (const [format, ending] of [
      ["avif", "avif"],
      ["webp", "webp"],
      ["original", "png"],
    ] as const) {
      const file = widths[asked]![format];
      expect(file).toMatch(new RegExp(`^/_images/x-[0-9a-f]{12}-\\d+\\.${ending}$`, "u"));
      const { width, format: real } = await sharp(join(site, file)).metadata();
      expect(width).toBe(Math.min(asked, 720));
      expect(real).toBe(ending === "avif" ? "heif" : ending);
    }
  }
  // 390, 640 and its own width, in three formats.
  expect(files).toBe(9);
});

test("a picture that is little wider than wanted keeps its own pixels", async () => {
  await draw("x.png", 700);
  const { manifest, files } = await writeImages(site, [page("/images/products/x.png")], cache);
  const { widths } = manifest["/images/products/x.png"]!;
  expect(widths[640]).toEqual(widths[828]);
  expect((await sharp(join(site, widths[640]!.original)).metadata()).width).toBe(700);
  // 390 and its own width, in three formats.
  expect(files).toBe(6);
});

test("a JPEG stays one", async () => {
  await draw("photo.jpg", 400);
  const { manifest } = await writeImages(site, [page("/images/products/photo.jpg")], cache);
  const { type, widths } = manifest["/images/products/photo.jpg"]!;
  expect(type).toBe("image/jpeg");
  expect(widths[390]!.original).toMatch(/\.jpg$/u);
});

test("a second build makes nothing, a changed picture is made again under another name", async () => {
  await draw("x.png", 500);
  await draw("y.png", 500);
  const documents = ["x", "y"].map((name) => page(`/images/products/${name}.png`));
  const first = await writeImages(site, documents, cache);
  expect(first.fresh).toBe(first.files);
  const made = new Map(readdirSync(cache).map((name) => [name, statSync(join(cache, name)).mtimeMs]));
  rmSync(join(site, "_images"), { recursive: true });

  const second = await writeImages(site, documents, cache);
  expect(second).toEqual({ ...first, fresh: 0 });
  expect(new Map(readdirSync(cache).map((name) => [name, statSync(join(cache, name)).mtimeMs]))).toEqual(made);
  expect(filesOf(second.manifest).every((file) => existsSync(join(site, file)))).toBe(true);

  await draw("x.png", 500, "#0c0e12");
  const third = await writeImages(site, documents, cache);
  expect(third.fresh).toBe(first.files / 2);
  expect(third.manifest["/images/products/y.png"]).toEqual(first.manifest["/images/products/y.png"]);
  expect(filesOf({ x: third.manifest["/images/products/x.png"]! })).not.toEqual(filesOf({ x: first.manifest["/images/products/x.png"]! }));
});

test.each([
  [
    "a picture that is not there",
    "/images/products/gone.png",
    640,
    IMAGE_QUALITY,
    "/images/products/gone.png is on a page but does not exist",
  ],
  ["a width that is not made", "/images/products/x.png", 641, IMAGE_QUALITY, "no picture is made at this width"],
  ["a quality that is not made", "/images/products/x.png", 640, 90, "no picture is made at this quality"],
  ["a drawing", "/images/products/x.svg", 640, IMAGE_QUALITY, "only PNG and JPEG"],
  ["another host", "https://elsewhere.example/x.png", 640, IMAGE_QUALITY, "not a path of this site"],
])("%s stops the build", async (_what, picture, width, quality, message) => {
  await draw("x.png", 50);
  writeFileSync(join(site, "images/products/x.svg"), "<svg/>");
  await expect(writeImages(site, [`<img src="${address(picture, width, quality)}"/>`], cache)).rejects.toThrow(message);
});

const filesOf = (manifest: ImageManifest) =>
  Object.values(manifest).flatMap(({ widths }) => Object.values(widths).flatMap((files) => Object.values(files)));
