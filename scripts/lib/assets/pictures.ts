/** Pictures that are drawn by code: the products' windows, the icons and the share cards, with a lock that tells which are older than their source. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { listIconPictures } from "./icon-pictures.ts";
import { listPanelPictures } from "./panel-pictures.ts";
import { listShareCards } from "./share-cards.ts";
import { type Sheet, drawSheet, fontVersion, openBrowser } from "./picture-sheet.ts";
import { sourceFiles, sourceHash } from "./source-hash.ts";

/** A raster file of the repository and what it is drawn from. */
export type Picture = {
  file: string;
  /** The files that draw it; what they import by relative paths counts too. */
  sources: readonly string[];
  /** What else decides how it looks. */
  settings: unknown;
  encode: "palette" | "ico" | "photograph";
  sheet: () => Promise<Sheet>;
};

const LOCK = "scripts/lib/assets/pictures.lock.json";
/** The paper itself: its rules decide how every picture comes out. */
const SHEET = "scripts/lib/assets/picture-sheet.ts";

/**
 * Draws every picture that is missing or older than its source, and answers with the files that it wrote.
 * With `check` it draws nothing and answers with those that it would have drawn.
 */
export async function makePictures({ check }: { check: boolean }): Promise<string[]> {
  const pictures = [...listPanelPictures(), ...listIconPictures(), ...listShareCards()];
  const locked = readLock();
  const hashes = Object.fromEntries(pictures.map((picture) => [picture.file, hashOf(picture)]));
  const stale = pictures.filter(({ file }) => locked[file] !== hashes[file] || !existsSync(file));
  if (!check && stale.length > 0) await draw(stale);
  if (!check && JSON.stringify(locked) !== JSON.stringify(hashes)) await writeFile(LOCK, `${JSON.stringify(hashes, null, 2)}\n`);
  return stale.map(({ file }) => file);
}

async function draw(pictures: readonly Picture[]): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const { file, sheet, encode } of pictures) {
      const drawn = await drawSheet(browser, await sheet());
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await ENCODERS[encode](drawn));
    }
  } finally {
    await browser.close();
  }
}

const ENCODERS: Record<Picture["encode"], (drawn: Buffer) => Promise<Buffer>> = {
  palette: compress,
  ico: async (drawn) => icoOf(await compress(drawn)),
  // Networks that show cards take JPEG everywhere and WebP here and there; whole colour keeps thin lines of a hue clean.
  photograph: (drawn) => sharp(drawn).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer(),
};

/** The drawings have few colours: a palette halves them, and full quality leaves the dark gradients without steps. */
function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 100, effort: 10, dither: 0.8, compressionLevel: 9 }).toBuffer();
}

/** An ICO file that holds one PNG of 32 by 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function hashOf({ sources, settings }: Picture): string {
  const files = new Set([SHEET, ...sources.flatMap((source) => [...sourceFiles(source)])]);
  return sourceHash(files, { settings, font: fontVersion() });
}

function readLock(): Record<string, string> {
  return existsSync(LOCK) ? (JSON.parse(readFileSync(LOCK, "utf8")) as Record<string, string>) : {};
}
