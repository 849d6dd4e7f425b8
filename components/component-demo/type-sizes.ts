/** Tokens of type sizes with their values in app/theme.css. */
type Size = {
  name: string;
  /** Whole class names, so that Tailwind finds them. */ look: string;
  /** On the narrowest and on the widest screens, if they differ; 1 rem is 16 px. */
  pixels: readonly [number] | readonly [narrow: number, wide: number];
  /** A headline in its lines, or what a product says: its tagline, its lead, or what it does in one line. */
  sample: "lines" | "heading" | "text" | "line";
};

const HEADING = "leading-[1.08] font-semibold text-balance";

export const SIZES: readonly Size[] = [
  { name: "hero", look: `text-hero ${HEADING}`, pixels: [46, 108], sample: "lines" },
  { name: "h1", look: `text-h1 ${HEADING}`, pixels: [40, 84], sample: "heading" },
  { name: "h2", look: `text-h2 ${HEADING}`, pixels: [28, 48], sample: "heading" },
  { name: "h3", look: `text-h3 ${HEADING}`, pixels: [20, 24], sample: "heading" },
  { name: "lead", look: "text-lead text-mute", pixels: [18, 21], sample: "line" },
  { name: "body", look: "text-body", pixels: [17], sample: "text" },
  { name: "small", look: "text-small", pixels: [15], sample: "line" },
  { name: "note", look: "text-note", pixels: [14], sample: "line" },
];
