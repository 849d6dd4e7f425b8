/** The kinds of file that may stand below public/, by ending, with the test of their first bytes. */

/** A text is checked by its own rules; a binary file by its signature. */
export type PublicKind = { name: string; text?: true; matches?: (head: Buffer) => boolean };

const begins =
  (bytes: string, at = 0) =>
  (head: Buffer) =>
    head.toString("latin1", at, at + bytes.length) === bytes;
const riff = begins("RIFF");
const jpeg: PublicKind = { name: "JPEG picture", matches: begins("\xFF\xD8\xFF") };

/**
 * Signatures: PNG 3.1 (W3C), JFIF (SOI and a marker), RIFF container of WebP (RFC 9649), ISO BMFF brand of AVIF,
 * ICO header (reserved 0, type 1). HTML and scripts are missing on purpose: only the build makes them.
 */
export const PUBLIC_KINDS: Readonly<Record<string, PublicKind>> = {
  png: { name: "PNG picture", matches: begins("\x89PNG\r\n\x1A\n") },
  jpg: jpeg,
  jpeg,
  webp: { name: "WebP picture", matches: (head) => riff(head) && begins("WEBP", 8)(head) },
  avif: { name: "AVIF picture", matches: (head) => /^ftypavi[fs]$/u.test(head.toString("latin1", 4, 12)) },
  ico: { name: "icon", matches: begins("\0\0\x01\0") },
  svg: { name: "SVG drawing", text: true },
  css: { name: "style sheet", text: true },
  txt: { name: "text", text: true },
};

/** The ending of a path without its dot, or "". */
export const endingOf = (file: string): string => /\.([A-Za-z0-9]+)$/u.exec(file)?.[1] ?? "";

export function kindOf(file: string): PublicKind | undefined {
  const ending = endingOf(file);
  return Object.hasOwn(PUBLIC_KINDS, ending) ? PUBLIC_KINDS[ending] : undefined;
}
