/** The raster icons, drawn from the one vector icon. */
import { readFileSync } from "node:fs";
import type { Picture } from "./pictures.ts";

const MARK = "public/favicon.svg";
const INK = "#0c0e12";

/** A home-screen icon: the mark on ink to the very edge, because every system cuts its own corners. */
function tile(file: string, size: number, part: number): Picture {
  return {
    file,
    sources: [MARK],
    settings: { size, part, ground: INK },
    encode: "palette",
    sheet: async () => ({
      width: size,
      height: size,
      body: ground(size, `width:${size}px;height:${size}px;background:${INK}`, size * part),
    }),
  };
}

/** All raster icons; the one for old browsers stands on a tile of its own, as it cannot know the colour behind it. */
export function listIconPictures(): Picture[] {
  return [
    tile("public/apple-touch-icon.png", 180, 0.7),
    tile("public/icon-192.png", 192, 0.66),
    tile("public/icon-512.png", 512, 0.66),
    {
      file: "public/favicon.ico",
      sources: [MARK],
      settings: { size: 32, ground: INK, radius: 7 },
      encode: "ico",
      sheet: async () => ({
        width: 32,
        height: 32,
        transparent: true,
        body: ground(32, `width:32px;height:32px;border-radius:7px;background:${INK}`, 26),
      }),
    },
  ];
}

function ground(size: number, style: string, mark: number): string {
  const edge = (size - mark) / 2;
  return `<div style="${style};position:relative"><div style="position:absolute;inset:${edge}px">${readFileSync(MARK, "utf8")}</div></div>
    <style>svg { width: 100%; height: 100% }</style>`;
}
