/** Colours that are needed outside style sheets. app/globals.css defines `--color-paper` with the same values. */
export const PAPER = { light: "#f5f3ee", dark: "#0c0e12" } as const;
