/** What the sound field at the head of a page shows: a drawing for each thing that a page is about. */

/** A point on the field. */
export type Mark = {
  radius: number;
  /** Clockwise from straight ahead. */
  degrees: number;
  size?: number;
  opacity?: number;
  /** The page's own without it. */
  hue?: number;
  /** Sounds: it has a ray to the listener, and rings around it. */
  sounds?: true;
  /** A place where nothing is yet. */
  isFree?: true;
};
export type FieldDrawing = {
  rings: readonly number[];
  marks: readonly Mark[];
  /** Rings of many sources. */
  circles?: readonly { radius: number; count: number; size: number }[];
  /** Nothing is heard: rings are dashed. */
  isSilent?: true;
};

const RINGS = [70, 150, 230, 310, 390, 470];

/** From a stereo pair to 24 channels. */
export const GROWING: FieldDrawing = {
  rings: [80, 150, 220],
  marks: [],
  circles: [
    { radius: 80, count: 2, size: 9 },
    { radius: 150, count: 10, size: 7 },
    { radius: 220, count: 24, size: 6 },
  ],
};

/** The source that everybody hears, and the next one, not yet there. */
export const NEXT_SOURCE: FieldDrawing = {
  rings: RINGS,
  marks: [
    { radius: 230, degrees: -110, sounds: true },
    { radius: 310, degrees: -50, size: 10, opacity: 0.35 },
  ],
};

/** A circle of people with a free place. */
export const FREE_PLACE: FieldDrawing = {
  rings: RINGS,
  marks: [-115, -90, -65, -40, -15].map((degrees, place) => ({
    radius: 230,
    degrees,
    size: place === 2 ? 20 : 10,
    ...(place === 2 && { isFree: true }),
  })),
};

/** Of many sources, the one that was looked for. */
export const ONE_OF_MANY: FieldDrawing = {
  rings: RINGS,
  marks: [
    ...(
      [
        [150, -150],
        [150, 75],
        [230, -105],
        [230, 36],
        [230, 130],
        [310, -130],
        [310, -78],
        [310, 52],
        [390, -98],
      ] as const
    ).map(([radius, degrees]) => ({ radius, degrees, size: 8, opacity: 0.3 })),
    { radius: 230, degrees: -52, size: 10, sounds: true },
  ],
};

/** A field without a source. */
export const SILENCE: FieldDrawing = { rings: RINGS, marks: [], isSilent: true };

/** The same in a low head, which shows all its rings. */
export const LOW_SILENCE: FieldDrawing = { ...SILENCE, rings: [...GROWING.rings, 310] };

/** Where the sources of a list stand, one after the other: rings that all pages show, the left half of the field. */
const STANDS = [
  [230, -62],
  [150, -22],
  [310, -98],
  [230, -128],
  [150, 48],
  [310, -38],
  [390, -78],
  [150, -160],
  [230, 8],
] as const;

/** In a low head: all within its height, and beside its words. */
export const LOW_STANDS = [
  [230, -75],
  [150, -50],
  [150, 55],
  [230, -112],
  [150, 125],
] as const;

/** A source in the hue of each product, as far as there are stands. Low stands have no rings beyond their own. */
export const sourcesOf = (
  hues: readonly number[],
  stands: readonly (readonly [radius: number, degrees: number])[] = STANDS,
): FieldDrawing => ({
  rings: stands === STANDS ? RINGS : RINGS.filter((ring) => stands.some(([radius]) => ring <= radius)),
  marks: stands.slice(0, hues.length).map(([radius, degrees], place) => ({ radius, degrees, hue: hues[place] ?? 0, sounds: true })),
});
