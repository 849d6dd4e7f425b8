import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { IMAGE_WIDTHS } from "#lib/image-sizes.mjs";
import { withImageFiles } from "./image-files.ts";
import { listPictures } from "./image-requests.ts";

const addressOf = (width: number) => `/_next/image?url=%2Fimages%2Flantern.png&amp;w=${width}&amp;q=75`;
const srcSet = IMAGE_WIDTHS.map((width) => `${addressOf(width)} ${width}w`).join(", ");
const sizes = "(min-width: 68rem) 36rem, 94vw";
/** As React writes an image that is loaded at once. */
const html = `<html><head><link rel="preload" as="image" imageSrcSet="${srcSet}" imageSizes="${sizes}"/></head><body><h1>Lantern</h1>
  <p>Words</p><img alt="" width="1600" height="1000" decoding="async" sizes="${sizes}" srcSet="${srcSet}" src="${addressOf(1600)}"/></body></html>`;
const [picture = ""] = listPictures(html);
const widths = Object.fromEntries(
  IMAGE_WIDTHS.map((width) => [
    width,
    { avif: `/_images/x-${width}.avif`, webp: `/_images/x-${width}.webp`, original: `/_images/x-${width}.png` },
  ]),
);
const manifest = { [picture]: { type: "image/png", widths } };
const setOf = (ending: string) => IMAGE_WIDTHS.map((width) => `/_images/x-${width}.${ending} ${width}w`).join(", ");

test("every address of the optimiser becomes files, of which each browser takes its best format", () => {
  const tags: [string, Record<string, string>][] = [];
  new Parser({ onopentag: (name, attributes) => tags.push([name, attributes]) }).end(withImageFiles(html, manifest));
  const named = (wanted: string) => tags.filter(([name]) => name === wanted).map(([, attributes]) => attributes);
  expect(named("source")).toEqual([
    { type: "image/avif", srcset: setOf("avif"), sizes },
    { type: "image/webp", srcset: setOf("webp"), sizes },
  ]);
  expect(named("img")).toEqual([
    expect.objectContaining({ srcset: setOf("png"), src: "/_images/x-1600.png", width: "1600", height: "1000" }),
  ]);
  // Only browsers that read AVIF fetch it early.
  expect(named("link").filter(({ as }) => as === "image")).toEqual([
    { rel: "preload", as: "image", type: "image/avif", imagesrcset: setOf("avif"), imagesizes: sizes },
  ]);
});

test("all else of the page stays as it is", () => {
  const changed = withImageFiles(html, manifest);
  expect(changed).not.toContain("/_next/image");
  const rest = (text: string) => text.replace(/<picture.*<\/picture>|<img[^>]*>/u, "").replace(/<link rel="preload" as="image"[^>]*>/u, "");
  expect(rest(changed)).toBe(rest(html));
  expect(withImageFiles("<p>Words</p>", manifest)).toBe("<p>Words</p>");
});

test("a picture that was not made, or that has one width only, stops the build", () => {
  expect(() => withImageFiles(html, {})).toThrow(`${picture} was not made`);
  expect(() => withImageFiles('<img src="/_next/image?url=%2Fx.png&amp;w=640&amp;q=75">', manifest)).toThrow("without a list of widths");
});
