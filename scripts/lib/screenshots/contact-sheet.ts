/** Places pictures of one page side by side on one sheet. */
import sharp from "sharp";

/** Scale of the pictures, at which text stays legible. */
const SCALE = 0.4;
const GAP = 24;
/** Height of a column in pixels. A longer page continues in the next one. */
const MAX_HEIGHT = 2200;
const BACKGROUND = "#808080";

type Piece = { input: Buffer; width: number; height: number };

/** @param files Pictures from left to right. */
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
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(layers)
    .png()
    .toFile(target);
}

async function cutToColumns(file: string): Promise<Piece[]> {
  const original = sharp(file);
  const { width: full } = await original.metadata();
  const width = Math.round(full * SCALE);
  const { data, info } = await original.resize({ width }).png().toBuffer({ resolveWithObject: true });
  const tops = Array.from({ length: Math.ceil(info.height / MAX_HEIGHT) }, (_, column) => column * MAX_HEIGHT);
  return Promise.all(
    tops.map(async (top) => {
      const height = Math.min(MAX_HEIGHT, info.height - top);
      return { input: await sharp(data).extract({ left: 0, top, width, height }).toBuffer(), width, height };
    }),
  );
}
