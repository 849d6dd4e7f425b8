/** The loudspeakers of 22.2 as its standard names them, with their directions from above. */
export type Layer = "top" | "middle" | "bottom";
export type Speaker = { name: string; azimuth: number; layer: Layer };

const pair = (layer: Layer, left: string, right: string, azimuth: number): Speaker[] => [
  { name: left, azimuth: -azimuth, layer },
  { name: right, azimuth, layer },
];

export const speakers: readonly Speaker[] = [
  { name: "FC", azimuth: 0, layer: "middle" },
  ...pair("middle", "FLc", "FRc", 30),
  ...pair("middle", "FL", "FR", 60),
  ...pair("middle", "SiL", "SiR", 90),
  ...pair("middle", "BL", "BR", 135),
  { name: "BC", azimuth: 180, layer: "middle" },
  { name: "TpFC", azimuth: 0, layer: "top" },
  ...pair("top", "TpFL", "TpFR", 45),
  ...pair("top", "TpSiL", "TpSiR", 90),
  ...pair("top", "TpBL", "TpBR", 135),
  { name: "TpBC", azimuth: 180, layer: "top" },
  { name: "TpC", azimuth: 0, layer: "top" },
  { name: "BtFC", azimuth: 0, layer: "bottom" },
  ...pair("bottom", "BtFL", "BtFR", 45),
];

/** The ring on which a layer is drawn: the lower, the wider. */
export const ring: Record<Layer, number> = { top: 188, middle: 300, bottom: 366 };

export const selected = "FL";
