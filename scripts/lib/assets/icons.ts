/** The raster icons, drawn from the one vector icon. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PAPER } from "#schemas/paper.ts";
import { PUBLIC_FOLDER } from "#server/content-folder.ts";

const MARK = "favicon.svg";
/** Bytes before the picture in an ICO file that holds one. */
const ICO_HEADER = 22;
/** Of a colour channel: versions of the renderer round differently. */
const TOLERANCE = 12;

type Icon = {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** Width of the drawing in it, in pixels. */
  mark: number;
  /** Of the tile's corners, in pixels. */
  radius?: number;
};

const ICONS: readonly Icon[] = [
  // Home-screen icons fill the whole square, because each system rounds their corners itself.
  { file: "apple-touch-icon.png", size: 180, mark: 126 },
  { file: "icon-192.png", size: 192, mark: 127 },
  { file: "icon-512.png", size: 512, mark: 338 },
  // For old browsers: on a dark tile, because the colour of the tab is unknown.
  { file: "favicon.ico", size: 32, mark: 26, radius: 7 },
];

/**
 * Draws every icon that is missing or does not show the vector icon.
 *
 * @param options.check Draws nothing.
 * @param options.folder Where the vector icon is, and where icons are written.
 * @returns The files that were written, or with `check` would have been.
 */
export async function makeIcons({ check, folder = PUBLIC_FOLDER }: { check: boolean; folder?: string }): Promise<string[]> {
  const mark = darkScheme(await readFile(join(folder, MARK), "utf8"));
  const changed: string[] = [];
  for (const icon of ICONS) {
    const file = join(folder, icon.file);
    const png = await drawIcon(icon, mark);
    const isIco = file.endsWith(".ico");
    if (existsSync(file) && (await looksLike(png, (await readFile(file)).subarray(isIco ? ICO_HEADER : 0)))) continue;
    changed.push(file);
    if (!check) await writeFile(file, isIco ? icoOf(png, icon.size) : png);
  }
  return changed;
}

/** The vector icon in its dark scheme, because the renderer does not support media queries. */
const darkScheme = (svg: string): string => svg.replace(/@media \(prefers-color-scheme: dark\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/u, "$1");

async function drawIcon({ size, mark, radius = 0 }: Icon, svg: string): Promise<Buffer> {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${PAPER.dark}"/></svg>`;
  // The vector icon is 32 units wide, which at 72 dpi are 32 pixels.
  const drawn = await sharp(Buffer.from(svg), { density: (72 * mark) / 32 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  return await sharp(Buffer.from(tile))
    .composite([{ input: drawn }])
    .png({ palette: true, quality: 100, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Whether two pictures look the same; their bytes depend on the encoder's version. */
async function looksLike(drawn: Buffer, found: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [drawn, found].map((png) =>
      sharp(png)
        .ensureAlpha()
        .raw()
        .toBuffer()
        .catch(() => Buffer.alloc(0)),
    ),
  );
  return a !== undefined && a.length === b?.length && a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= TOLERANCE);
}

/** An ICO file that holds one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
