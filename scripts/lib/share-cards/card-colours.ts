import { hexOf } from "#lib/oklch.ts";

/** Colours of the share cards: the dark scheme of app/theme.css. */
export const CARD_COLOURS = { ground: "#0e1116", line: "#20262f", edge: "#343c48", text: "#ece9e2", mute: "#a2a5ae" };

/** The lightness and chroma of a product's hue on the dark ground. */
const LIGHTNESS = 0.78;
const CHROMA = 0.15;

/** A product's hue as sRGB, because librsvg does not read `oklch()`. @param hue In OKLCH degrees, as in the product's facts. */
export const tint = (hue: number): string => hexOf(LIGHTNESS, CHROMA, hue);
