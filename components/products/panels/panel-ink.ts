/** The instrument glass: the same neutral, slightly blue dark in every window. */
export const ink = {
  ground: "#0e1116",
  bar: "#141820",
  raise: "#181c24",
  well: "#090b0f",
  line: "#20262f",
  edge: "#343c48",
  text: "#ece9e2",
  mute: "#a2a5ae",
  dim: "#7f848f",
  signal: "#ff7a4d",
} as const;

/** The product's hue at one lightness, chroma and opacity. */
export const tint = (hue: number, opacity = 1, lightness = 0.78, chroma = 0.15): string =>
  `oklch(${lightness} ${chroma} ${hue} / ${opacity})`;
