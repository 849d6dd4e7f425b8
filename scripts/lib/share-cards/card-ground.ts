/** The picture beside a share card's text: a product's window, or the sound field with products as sources around the listener. */
import sharp from "sharp";
import { headPath, polar } from "#lib/geometry.ts";
import { site } from "#lib/content/site.ts";
import { SHARE_CARD_SIZE } from "#lib/share-card.ts";
import { CARD_COLOURS, tint } from "./card-colours.ts";

const { width, height } = SHARE_CARD_SIZE;
/** The middle of the rings. */
const CENTRE = { x: 862, y: 336 };
/** The window extends beyond the right and the lower edge of the card. */
const WINDOW = { left: 604, top: 116, width: 960, radius: 14 };
const RINGS = [96, 188, 290, 402, 524, 656, 798];
const STRONG_RING = 402;

/** Where each product stands around the listener: ring and azimuth in degrees. More products are placed further out. */
const PLACES: readonly (readonly [radius: number, degrees: number])[] = [
  [290, 20],
  [188, 62],
  [290, 318],
  [188, 196],
  [290, 246],
  [96, 118],
  [402, 304],
  [290, 142],
  [188, 338],
];

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-width="1.5">${body}</svg>`);

const PAINTS = {
  line: () => `stroke="${CARD_COLOURS.text}"`,
  ink: () => `fill="${CARD_COLOURS.text}"`,
  colour: (colour: string) => `fill="${colour}"`,
};

/** The vendor's mark, whose coloured parts have the card's colour. */
const mark = (colour: string) => site.mark.map(({ d, paint }) => `<path d="${d}" ${PAINTS[paint](colour)}/>`).join("");

/** Rings on the ground, and the vendor's mark with one source in a colour. */
function rings(colour: string): string {
  const { ground, line, edge } = CARD_COLOURS;
  const circles = RINGS.map(
    (radius) => `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" stroke="${radius === STRONG_RING ? edge : line}"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${circles.join("")}
    <g transform="translate(87 79) scale(1.4375)" stroke-width="1.2">${mark(colour)}</g>`;
}

/** The listener from above, with a source for each hue. @returns An SVG file. */
export function drawField(hues: readonly number[], colour: string): Buffer {
  const sources = hues.map((hue, place) => {
    const [radius, degrees] = PLACES[place] ?? [524, place * 40];
    const [x, y] = polar(radius, degrees);
    const waves = [14, 24, 36].map((wave, step) => `<circle cx="${x}" cy="${y}" r="${wave}" stroke-opacity="${0.55 - step * 0.17}"/>`);
    return `<g stroke="${tint(hue)}" stroke-width="1.75"><path d="M0 0L${x} ${y}" stroke-opacity="0.4"/>${waves.join("")}
      <circle cx="${x}" cy="${y}" r="7.5" fill="${tint(hue)}" stroke="none"/></g>`;
  });
  return svg(`${rings(colour)}<g transform="translate(${CENTRE.x} ${CENTRE.y})">${sources.join("")}
    <path d="${headPath(37)}" fill="${CARD_COLOURS.ground}" stroke="${CARD_COLOURS.text}" stroke-width="2.25" stroke-linejoin="round"/></g>`);
}

/**
 * A product's window on the rings, with its shadow.
 *
 * @param picture The file of the window's picture.
 * @returns A PNG file.
 */
export async function drawWindow(picture: string, hue: number): Promise<Buffer> {
  const { left, top, radius } = WINDOW;
  const seen = { width: width - left, height: height - top };
  const arc = `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${STRONG_RING}" stroke="${tint(hue)}" stroke-width="2" stroke-opacity="0.5" stroke-dasharray="760 4000" transform="rotate(146 ${CENTRE.x} ${CENTRE.y})"/>`;
  const shape = `x="${left}" y="${top}" width="${WINDOW.width}" height="${height}" rx="${radius}"`;
  const shadow = `<filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="40"/></filter>
    <rect ${shape} transform="translate(0 30)" fill="#000" fill-opacity="0.8" filter="url(#shadow)"/>`;
  const corner = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${seen.width}" height="${seen.height}"><rect width="${WINDOW.width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const window = await sharp(picture)
    .resize(WINDOW.width)
    .extract({ left: 0, top: 0, width: seen.width, height: seen.height })
    .ensureAlpha()
    .composite([{ input: corner, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return await sharp(svg(`${rings(tint(hue))}${arc}${shadow}`))
    .composite([
      { input: window, left, top },
      { input: svg(`<rect ${shape} stroke="${CARD_COLOURS.edge}"/>`), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
