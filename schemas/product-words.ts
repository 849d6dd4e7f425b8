/** Front matter of `content/<locale>/products/<slug>.mdx`: a product's words in one language. Facts stay in content/shared. */
import { z } from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { Locale } from "./locale.ts";
import { Keywords, Line, Paragraph, Slug } from "./text.ts";

export const Feature = z.strictObject({
  title: Line.describe("What it does, in a few words."),
  text: Paragraph.describe("What that changes for the ear, in one or two sentences."),
});

export const ProductWords = z.strictObject({
  source: Locale.optional().describe(
    "The language these words were first written in; when left out English, or the default language of a site without English.",
  ),
  tagline: Line.describe("The product in one short line, set large."),
  summary: Line.describe("What it does to the sound, as the product list says it: one short line."),
  description: Paragraph.describe("For search engines and share cards, 50 to 160 characters."),
  lead: Paragraph.describe("The opening paragraph under the tagline."),
  imageAlt: Line.optional().describe("What the picture shows, for those who cannot see it. Left out while the product has no picture."),
  details: z
    .record(Slug, Line)
    .optional()
    .describe("What each close-up of the product's facts shows, by its name, for those who cannot see it."),
  features: z.array(Feature).min(3).max(12).describe("The feature list of every edition."),
  editions: z
    .partialRecord(
      CatalogueKey,
      z.strictObject({
        description: Paragraph.describe("For whom this edition is: one or two sentences."),
        imageAlt: Line.optional().describe("Only for an edition with a picture of its own: what it shows."),
        features: z.array(Line).optional().describe("Only Multiband: what it has beyond the feature list."),
      }),
    )
    .describe("One entry for each edition in the product's facts."),
  keywords: Keywords.optional(),
});
export type ProductWords = z.infer<typeof ProductWords>;
