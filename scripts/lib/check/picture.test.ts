import { expect, it } from "vitest";
import { readPicture } from "./picture.ts";

it("reads the size of an SVG, or the proportions of its drawing area", () => {
  const read = (attributes: string) => readPicture(Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}></svg>`), "a.svg");
  expect(read('xmlns="x" width="48" height="24px"')).toEqual({ width: 48, height: 24, scales: true });
  expect(read('xmlns="x" viewBox="0 0 96 48"')).toEqual({ width: 96, height: 48, scales: true });
  expect(read('xmlns="x"')).toEqual({ unreadable: true });
});

it("does not read a file that is not what its name says", () => {
  expect(readPicture(Buffer.from("GIF89a"), "a.png")).toEqual({ unreadable: true });
  expect(readPicture(Buffer.from('<svg width="1" height="1"></svg>'), "a.png")).toEqual({ unreadable: true });
});
