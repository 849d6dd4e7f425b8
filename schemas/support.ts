/** Support: `content/shared/support.yaml` lists the articles once, `content/<locale>/support/<slug>.mdx` holds their words. */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { Keywords, Line, Paragraph, Slug } from "./text.ts";

export const SupportTopic = z.enum(["licences", "installation", "trials", "purchases", "products", "labz"]);
export type SupportTopic = z.infer<typeof SupportTopic>;

export const SupportIndex = z.strictObject({
  topics: z.array(
    z.strictObject({
      id: SupportTopic,
      articles: z
        .array(
          z.strictObject({
            id: Slug.describe("The article's file name and address: /support/<id>."),
            products: z.array(Slug).optional().describe("Products it is about; left out when it is about all."),
          }),
        )
        .min(1),
    }),
  ),
});
export type SupportIndex = z.infer<typeof SupportIndex>;

export const SupportWords = z.strictObject({
  source: Locale.optional().describe(
    "The language these words were first written in; when left out English, or the default language of a site without English.",
  ),
  title: Line.describe("The question or the task, as a visitor would say it."),
  description: Paragraph.describe("The answer in one or two sentences: shown in the list and to search engines."),
  keywords: Keywords.optional(),
});
export type SupportWords = z.infer<typeof SupportWords>;
