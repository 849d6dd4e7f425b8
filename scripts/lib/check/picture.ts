/** A picture's real size, from the first bytes of the file. */

export type Picture =
  | { width: number; height: number; /** A drawing without a size of its own has only a shape. */ shapeOnly?: boolean }
  | { unreadable: true };

/** Reads the size of a PNG, WebP or SVG. */
export function readPicture(bytes: Buffer, name: string): Picture {
  const size = name.endsWith(".svg") ? svgSize(bytes.toString("utf8")) : name.endsWith(".webp") ? webpSize(bytes) : pngSize(bytes);
  return size ?? { unreadable: true };
}

function pngSize(bytes: Buffer): Picture | undefined {
  if (bytes.length < 24 || bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1A\n" || bytes.toString("latin1", 12, 16) !== "IHDR")
    return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function webpSize(bytes: Buffer): Picture | undefined {
  if (bytes.length < 30 || bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8 ") return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === "VP8X") return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== "VP8L") return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function svgSize(text: string): Picture | undefined {
  const tag = /<svg\b[^>]*>/u.exec(text)?.[0];
  if (tag === undefined) return undefined;
  const [width, height] = ["width", "height"].map((name) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`, "u").exec(tag)?.[1]));
  if (width && height) return { width, height };
  const box = /\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/u.exec(tag);
  return box === null ? undefined : { width: Number(box[1]), height: Number(box[2]), shapeOnly: true };
}
