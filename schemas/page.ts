/** Pages of their own: `content/shared/pages.yaml` lists them once, `content/<locale>/pages/<id>.mdx` holds their words. */
import { z } from "zod";
import { GapClass } from "./policy.ts";
import { Locale } from "./locale.ts";
import { Keywords, Line, Paragraph, SitePath, Slug } from "./text.ts";

export const PageIndex = z.strictObject({
  pages: z.array(
    z.strictObject({
      id: Slug.describe("The name of the page's files."),
      path: SitePath,
      class: GapClass.describe("What a missing translation means: see policy.yaml."),
      indexed: z.boolean().default(true).describe("false keeps it out of search engines and the site's own search."),
      onSupportPage: z.boolean().optional().describe("true lists it on the support page, below the articles."),
      locales: z.array(Locale).optional().describe("Only where the page exists in some languages alone."),
    }),
  ),
});
export type PageIndex = z.infer<typeof PageIndex>;

export const PageWords = z.strictObject({
  source: Locale.optional().describe("The language these words were first written in; en when left out."),
  title: Line.describe("For the browser's tab and search engines."),
  headline: z.array(Line).min(1).max(3).describe("The big heading, one line each: breaks in big type are set by hand."),
  lead: Paragraph.describe("The paragraph under the heading."),
  description: Paragraph.describe("For search engines and share cards, 50 to 160 characters."),
  keywords: Keywords.optional(),
});
export type PageWords = z.infer<typeof PageWords>;
