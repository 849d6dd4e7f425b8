/** Tokens of colour with their values in app/theme.css, in the light and in the dark scheme; `signal` is the site's own. */
import { PAPER } from "#schemas/paper.ts";

type Token = {
  name: string;
  /** The whole class name, so that Tailwind finds it. */ swatch: string;
  values?: readonly [light: string, dark: string];
};

export const COLOURS: readonly Token[] = [
  { name: "paper", swatch: "bg-paper", values: [PAPER.light, PAPER.dark] },
  { name: "raise", swatch: "bg-raise", values: ["#fcfbf8", "#13161c"] },
  { name: "ink", swatch: "bg-ink", values: ["#14161b", "#ece9e2"] },
  { name: "mute", swatch: "bg-mute", values: ["#4d515a", "#a5a8b0"] },
  { name: "line", swatch: "bg-line", values: ["#d9d5cb", "#2a2e37"] },
  { name: "rule", swatch: "bg-rule", values: ["#8b8779", "#626874"] },
  { name: "signal", swatch: "bg-signal" },
  { name: "on-signal", swatch: "bg-on-signal", values: ["#ffffff", "#14161b"] },
  { name: "glass", swatch: "bg-glass", values: ["#0f1217", "#0f1217"] },
];
