/** Front matter of `content/<locale>/products/<slug>.mdx`: a product's text in one language. Facts stay in content/shared. */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { sourceOf } from "./language-fields.ts";
import { SystemName } from "./system.ts";
import { Keywords, Line, Paragraph, Slug } from "./text.ts";

const Feature = z.strictObject({
  title: Line.describe("What the feature does, in a few words."),
  text: Paragraph.describe("What the listener hears of it, in one or two sentences."),
});

export const ProductWords = z.strictObject({
  source: sourceOf("text"),
  tagline: Line.describe("The product in one short line, shown large."),
  summary: Line.describe("What it does to the sound: one short line for the product list."),
  description: Paragraph.describe("The text in search results and share cards: 50 to 160 characters."),
  lead: Paragraph.describe("The first paragraph, under the tagline."),
  imageAlt: Line.optional().describe("What the picture shows, for visitors who cannot see it. Left out while the product has no picture."),
  details: z
    .record(Slug, Line)
    .optional()
    .describe("What each close-up shows, under its name in content/shared/products, for visitors who cannot see it."),
  systemNotes: z
    .partialRecord(SystemName, Line)
    .optional()
    .describe("A remark beside a system that it runs on, under the system's name: for example what works only there."),
  features: z.array(Feature).min(3).max(12).describe("The features that every edition has: three to twelve."),
  editions: z
    .partialRecord(
      CatalogueKey,
      z.strictObject({
        description: Paragraph.describe("Who this edition is for, in one or two sentences."),
        imageAlt: Line.optional().describe("What the edition's own picture shows. Only for an edition that has one."),
        features: z
          .array(Line)
          .optional()
          .describe("What it has beyond the features of every edition, where content/shared/editions.yaml says hasMore of its name."),
      }),
    )
    .describe("One entry for each edition in content/shared/products, under its key."),
  usual: Line.optional().describe("Why the edition that the facts name as usual: is the usual choice, in one short sentence."),
  keywords: Keywords.optional(),
});
export type ProductWords = z.infer<typeof ProductWords>;
