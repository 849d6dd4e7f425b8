/** Pages of their own: `content/shared/pages.yaml` lists them once, `content/<locale>/pages/<id>.mdx` holds their text. */
import { z } from "zod";
import { GapClass } from "./policy.ts";
import { Locale } from "./locale.ts";
import { Keywords, Line, Paragraph, SitePath, Slug } from "./text.ts";

export const PageIndex = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        id: Slug.describe("The name of the page's files: content/<locale>/pages/<id>.mdx.").meta({ examples: ["pricing"] }),
        path: SitePath.describe("The page's address, without language.").meta({ examples: ["/pricing", "/support/licence-activation"] }),
        class: GapClass.describe("The class in content/shared/policy.yaml that says what a missing translation does."),
        indexed: z.boolean().default(true).describe("false keeps it out of search engines and the site's own search."),
        locales: z.array(Locale).optional().describe("The languages that the page exists in. Left out for all."),
      }),
    )
    .describe("The pages that are neither products, releases nor articles."),
});
export type PageIndex = z.infer<typeof PageIndex>;

export const PageWords = z.strictObject({
  source: Locale.optional().describe("The language in which this page was first written; en when left out."),
  title: Line.describe("The title in the browser's tab and in search results."),
  headline: z.array(Line).min(1).max(3).describe("The large heading, as a list of its lines: one to three."),
  lead: Paragraph.describe("The paragraph under the heading."),
  description: Paragraph.describe("The text in search results and share cards: 50 to 160 characters."),
  keywords: Keywords.optional(),
});
export type PageWords = z.infer<typeof PageWords>;
