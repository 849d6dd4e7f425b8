/** `content/shared/chooser.yaml`: three questions, and the product that each answer leads to. */
import * as z from "zod";
import { ProductSlug } from "./text.ts";

/** What is mixed. Its label is the message chooser.works.<id>. */
export const Work = z.enum(["music", "screen", "recordings", "mixes", "mobile"]);
export type Work = z.infer<typeof Work>;

export const Chooser = z.strictObject({
  works: z
    .array(
      z.strictObject({
        id: Work.describe("What the visitor mixes; its label is the message chooser.works.<id>."),
        headphones: ProductSlug.describe(
          "The product for it when the result is heard on headphones: its file name in content/shared/products.",
        ),
        loudspeakers: ProductSlug.describe("The product for it when the result is heard on loudspeakers."),
      }),
    )
    .min(2)
    .describe(
      "The answers to the first question, with the product for both answers to the second. The third answer, a number of channels, chooses the edition.",
    ),
});
