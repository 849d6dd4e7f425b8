/** Support: `content/shared/support.yaml` lists the articles once, `content/<locale>/support/<id>.mdx` holds their text. */
import * as z from "zod";
import type { KeyOf } from "./content-keys.ts";
import { sourceOf } from "./language-fields.ts";
import { SystemName } from "./system.ts";
import { Keywords, Line, PagePath, Paragraph, ProductSlug, Slug } from "./text.ts";

/** The id of an article that is listed below. That it exists is a rule of the checker. */
const ArticleId = Slug.meta({ keyOf: "article" });

export type SupportTopic = KeyOf<"topic">;

/** The id of a topic, which is a key of messages, too. That it has a name there is a rule of the checker. */
const SupportTopic = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/u, "write a key of letters and digits, such as licences") as unknown as z.ZodType<SupportTopic, SupportTopic>;

/** Help that other pages link to. Its address is content, because each vendor's help has pages of its own. */
const Guides = z.strictObject({
  firstSteps: PagePath.optional().describe("The first steps with a plug-in. Linked after a download and a purchase."),
  trial: PagePath.optional().describe("How a trial works. Linked before and after the download of an edition that is sold."),
  activation: PagePath.optional().describe(
    "How to activate a licence. Linked after a download and a purchase, and after the request for a key.",
  ),
  keyNotArrived: PagePath.optional().describe("What to do without a licence key. Linked after a purchase and an upgrade."),
  pluginNotShown: PagePath.optional().describe("What to do when a DAW does not show a plug-in. Linked before and after a download."),
  editions: PagePath.optional().describe("How editions differ, and what happens to the old one. Linked after an upgrade."),
  versionNumbers: PagePath.optional().describe("What the parts of a version number mean. Linked from release notes."),
});
export type Guide = keyof z.infer<typeof Guides>;

export const SupportIndex = z.strictObject({
  guides: Guides.optional().describe("Pages and articles that other pages link to. A link without its page is left out."),
  topics: z
    .array(
      z.strictObject({
        id: SupportTopic.describe("The topic; its name stands under the same key below support.topics in messages.yaml of each language."),
        knownIssues: z
          .literal(true, "write true, or leave knownIssues out")
          .optional()
          .describe(
            "Set where articles about one or two products show the open issues of those: topics about use, not those about licences or money.",
          ),
        articles: z
          .array(
            z.strictObject({
              id: Slug.describe("The article's file name and address: /support/<id>."),
              products: z.array(ProductSlug).optional().describe("Products that the article is about. Left out when it is about all."),
              systems: z.array(SystemName).optional().describe("Systems that the article is about. Left out when it is about all."),
              related: z.array(ArticleId).optional().describe("Articles to read next, the nearest first. Others of its topic follow."),
            }),
          )
          .min(1)
          .describe("The articles of the topic, in the order of its list."),
      }),
    )
    .describe("The topics of the support page, in its order."),
});
export type SupportIndex = z.infer<typeof SupportIndex>;

export const SupportWords = z.strictObject({
  source: sourceOf("article"),
  title: Line.describe("The question or the task as a visitor would put it."),
  description: Paragraph.describe(
    "The answer in one or two sentences: shown below the title, among the questions of a product and to search engines.",
  ),
  keywords: Keywords.optional(),
});
export type SupportWords = z.infer<typeof SupportWords>;
