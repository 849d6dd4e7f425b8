/** Pages of their own: `content/shared/pages.yaml` lists them once, `content/<locale>/pages/<id>.mdx` holds their text. */
import * as z from "zod";
import { GapClass } from "./policy.ts";
import { sourceOf } from "./language-fields.ts";
import { Locale } from "./locale.ts";
import { Keywords, Line, Paragraph, ProductSlug, SitePath, Slug } from "./text.ts";

/** Where links to pages are: the header, the two lists of the footer, and the support page. */
export const Menu = z.enum(["header", "footer", "legal", "support"]);
export type Menu = z.infer<typeof Menu>;

export const PageIndex = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        id: Slug.describe("The name of the page's files: content/<locale>/pages/<id>.mdx.").meta({ examples: ["pricing"] }),
        path: SitePath.describe("The page's address, without language.").meta({ examples: ["/pricing", "/support/licence-activation"] }),
        class: GapClass.describe("The class in content/shared/policy.yaml that says what a missing translation does."),
        indexed: z.boolean().default(true).describe("false keeps it out of search engines and the site's own search."),
        menus: z
          .array(Menu)
          .default([])
          .describe(
            "The menus with a link to it: header, footer, legal (the last line of the footer), support. Their order is that of this list; those of the footer are in the order of ORDER in components/layout/site-footer.tsx.",
          ),
        product: Slug.optional().describe("The product that the page introduces step by step: the page has its hue and its download."),
        window: ProductSlug.optional().describe("A product whose window stands at the page's head, in its hue."),
        detail: Slug.optional().describe(
          "The name of a close-up of that product, with a message to a model and its answer: it stands there in place of the window, with what the message cost.",
        ),
        locales: z.array(Locale).optional().describe("The languages that the page exists in. Left out for all."),
      }),
    )
    .describe("The pages that are neither products, releases nor articles."),
});
export type PageIndex = z.infer<typeof PageIndex>;

export const PageWords = z.strictObject({
  source: sourceOf("page"),
  label: Line.optional().describe("Its short name in menus, where the title is too long for them."),
  title: Line.describe("The title in the browser's tab and in search results."),
  headline: z.array(Line).min(1).max(3).describe("The large heading, as a list of its lines: one to three."),
  lead: Paragraph.describe("The paragraph under the heading."),
  description: Paragraph.describe("The text in search results and share cards: 50 to 160 characters."),
  keywords: Keywords.optional(),
});
