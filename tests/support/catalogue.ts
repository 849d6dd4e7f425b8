/**
 * The vendor's price list as it was agreed, figure by figure. It is typed here by hand and read from no file of the
 * product: a slip of a finger in content is what it is for. Figures that nobody agreed on are left out.
 */

/** What a page must show for one edition. `channels` is the most it carries; `layout` the loudspeaker layout named beside it. */
export type CatalogueEntry = {
  key: string;
  name: string;
  path: string;
  /** The edition's column on the product's page, from the left. */
  column: number;
  list: string;
  sale: string;
  isDiscontinued?: boolean;
  channels?: number;
  layout?: string;
  systems?: readonly string[];
};

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    key: "threeDXStandard",
    name: "3DX Standard",
    path: "/3dx",
    column: 1,
    list: "$348",
    sale: "$243.60",
    channels: 24,
    systems: ["macOS 10.15", "Windows 10"],
  },
  { key: "threeDXLite", name: "3DX Lite", path: "/3dx", column: 0, list: "$168", sale: "$117.60", channels: 2 },
  { key: "hplProcessorLite", name: "HPL Processor Lite", path: "/hpl-processor", column: 0, list: "$68", sale: "$47.60", channels: 2 },
  {
    key: "hplProcessorUltimate",
    name: "HPL Processor Ultimate",
    path: "/hpl-processor",
    column: 1,
    list: "$268",
    sale: "$187.60",
    channels: 24,
    layout: "22.2",
  },
  { key: "hpl2Processor", name: "HPL2 Processor", path: "/hpl2-processor", column: 0, list: "$68", sale: "$44", isDiscontinued: true },
  {
    key: "ambienceEnhancerMultiband",
    name: "Ambience Enhancer Multiband",
    path: "/ambience-enhancer",
    column: 2,
    list: "$128",
    sale: "$108",
    channels: 24,
    systems: ["macOS 11.0"],
  },
  {
    key: "ambienceEnhancerStandard",
    name: "Ambience Enhancer Standard",
    path: "/ambience-enhancer",
    column: 1,
    list: "$68",
    sale: "$40.80",
  },
  {
    key: "ambienceEnhancerLite",
    name: "Ambience Enhancer Lite",
    path: "/ambience-enhancer",
    column: 0,
    list: "Free",
    sale: "Free",
    channels: 2,
  },
  {
    key: "spectrumAnalyzer",
    name: "Spectrum Analyzer",
    path: "/labz/products/spectrum-analyzer",
    column: 0,
    list: "Free",
    sale: "Free",
    channels: 24,
  },
  { key: "monoLow", name: "MonoLow", path: "/mono-low", column: 0, list: "$98", sale: "$58.80", channels: 24, systems: ["macOS 11.0"] },
  { key: "sideRack", name: "SideRack", path: "/side-rack", column: 0, list: "$98", sale: "$73.50", channels: 24, systems: ["macOS 11.0"] },
];

/** Entries of the catalogue that have no agreed figures. */
export const OTHER_KEYS = ["sideRackMultiUser", "beatGen", "MIDIController"] as const;

/** The words around the figures, as a visitor reads them. */
export const CATALOGUE_WORDS = {
  en: {
    free: "Free",
    now: "Now Available",
    discontinued: "Discontinued",
    price: "Price",
    channels: "Channels",
    systems: "Systems",
    condition: "Availability",
  },
  ja: {
    free: "無料",
    now: "販売中",
    discontinued: "販売終了",
    price: "価格",
    channels: "チャンネル",
    systems: "対応 OS",
    condition: "販売状況",
  },
} as const;
