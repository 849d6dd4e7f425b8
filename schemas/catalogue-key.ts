/** The keys by which every file, component and call names one thing that can be had. */
import { z } from "zod";

/** The eleven product keys, letter for letter. Source: specification, section 3. */
export const PRODUCT_KEYS = [
  "ambienceEnhancerLite",
  "ambienceEnhancerStandard",
  "threeDXLite",
  "threeDXStandard",
  "hplProcessorLite",
  "hplProcessorUltimate",
  "hpl2Processor",
  "spectrumAnalyzer",
  "monoLow",
  "sideRack",
  "MIDIController",
] as const;

/** Catalogue entries that the specification describes without giving them a product key. */
export const OTHER_CATALOGUE_KEYS = ["ambienceEnhancerMultiband", "sideRackMultiUser", "beatGen"] as const;

export const CatalogueKey = z.enum([...PRODUCT_KEYS, ...OTHER_CATALOGUE_KEYS]);
export type CatalogueKey = z.infer<typeof CatalogueKey>;
