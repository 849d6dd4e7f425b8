/** Pictures of one page side by side on one sheet, small enough to look at in one glance. */
import sharp from "sharp";

/** Of a picture's own size. Words stay legible. */
const SCALE = 0.4;
const GAP = 24;
/** Pixels. A longer page goes on in the next column. */
const TALLEST = 2200;
const GROUND = "#808080";

type Piece = { input: Buffer; width: number; height: number };

/** @param files From the left to the right. */
export async function writeContactSheet(files: readonly string[], target: string): Promise<void> {
  const pieces = (await Promise.all(files.map(cutToColumns))).flat();
  const width = pieces.reduce((sum, piece) => sum + piece.width + GAP, GAP);
  const height = Math.max(...pieces.map((piece) => piece.height)) + 2 * GAP;
  let left = GAP;
  const layers = pieces.map((piece) => {
    const layer = { input: piece.input, top: GAP, left };
    left += piece.width + GAP;
    return layer;
  });
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .png()
    .toFile(target);
}

async function cutToColumns(file: string): Promise<Piece[]> {
  const original = sharp(file);
  const { width: full } = await original.metadata();
  const width = Math.round(full * SCALE);
  const { data, info } = await original.resize({ width }).png().toBuffer({ resolveWithObject: true });
  const tops = Array.from({ length: Math.ceil(info.height / TALLEST) }, (_, column) => column * TALLEST);
  return Promise.all(
    tops.map(async (top) => {
      const height = Math.min(TALLEST, info.height - top);
      return { input: await sharp(data).extract({ left: 0, top, width, height }).toBuffer(), width, height };
    }),
  );
}
