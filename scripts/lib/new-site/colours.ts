/** One brand colour as two that can be read: on the light ground and on the dark one. */
import { contrastOf, rgbOf } from "#lib/contrast.ts";

/** The grounds of app/theme.css with the least contrast. */
const GROUNDS = { light: "#f5f3ee", dark: "#13161c" };
/** WCAG 2.2, 1.4.3, for text. */
const READABLE = 4.5;
const STEP = 0.02;

/** @param colour `#rrggbb`. @returns The colour itself where it can be read, else mixed with as little black or white as is needed. */
export function readableColours(colour: string): { light: string; dark: string } {
  return { light: darkened(colour, GROUNDS.light, "#000000"), dark: darkened(colour, GROUNDS.dark, "#ffffff") };
}

function darkened(colour: string, ground: string, towards: string): string {
  const [from, to] = [rgbOf(colour), rgbOf(towards)];
  for (let share = 0; share < 1; share += STEP) {
    const mixed = hexOf(from.map((channel, place) => Math.round(channel + ((to[place] ?? 0) - channel) * share)));
    if (contrastOf(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

const hexOf = (rgb: readonly number[]) => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
