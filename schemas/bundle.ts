/** `content/shared/bundles/<slug>.yaml`: several products for one price. */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { LinkKey } from "./links.ts";
import { Price } from "./money.ts";
import { Line } from "./text.ts";

export const Bundle = z.strictObject({
  name: Line.describe("The bundle's name. Never translated."),
  order: z.int().positive().describe("Place in the list of bundles, from 1."),
  parts: z
    .array(CatalogueKey)
    .min(2)
    .describe("Keys of the editions in it, at least two.")
    .meta({ examples: [["threeDXLite", "monoLow"]] }),
  price: Price.describe("Below the sum of the parts' list prices by at least bundleSavingMinimumPercent of content/shared/commerce.yaml."),
  buyLink: LinkKey.describe("Key of its shop page in content/shared/links.yaml."),
});
export type Bundle = z.infer<typeof Bundle>;
