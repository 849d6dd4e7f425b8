/**
 * The site's font in three files. Every page loads the first; browsers load the others only for characters in their ranges. Where
 * ranges overlap, the later file is used.
 */
import localFont from "next/font/local";

// Next evaluates these calls at compile time, so every value is a literal.

/**
 * The subset of frequent characters, made by `npm run assets` (scripts/lib/assets/face.ts): those of this range that are not in the range
 * of `latinRest`. To add a character, remove it from that range and run `npm run assets`.
 */
export const latin = localFont({
  src: "./faces/instrument-sans-core.woff2",
  weight: "400 600",
  // The next fonts in the stack, for Japanese and Chinese, have Latin letters, too.
  adjustFontFallback: false,
  declarations: [
    { prop: "font-family", value: "Instrument Sans Variable" },
    { prop: "unicode-range", value: "U+0020-00FF,U+0152-0153,U+2009-2060,U+20AC,U+2212" },
  ],
});

/** Rare characters of the Latin range: the package's complete file. */
export const latinRest = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "font-family", value: "Instrument Sans Variable" },
    {
      prop: "unicode-range",
      value:
        "U+00A2-00A3,U+00A7-00A8,U+00AA,U+00AF,U+00B4,U+00B6,U+00B8,U+00BA,U+00C3,U+00C5-00C6,U+00CC,U+00D0,U+00D2,U+00D5,U+00D8,U+00DD-00DE,U+00E3,U+00E5,U+00EC,U+00F0,U+00F2,U+00F5,U+00F7-00F8,U+00FD-00FE,U+0131,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+2022,U+2039-203A,U+2122,U+2191,U+2193",
    },
  ],
});

/** The package's range without Œ and œ, which `latin` has. */
export const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  weight: "400 700",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "font-family", value: "Instrument Sans Variable" },
    {
      prop: "unicode-range",
      value:
        "U+0100-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});
