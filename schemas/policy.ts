/** `content/shared/policy.yaml`: what a missing or outdated translation does, for each language and class of content. */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { Day } from "./text.ts";

export const GapClass = z.enum(["legal", "price", "product", "release", "support", "message", "page"]);
export type GapClass = z.infer<typeof GapClass>;

/** `block` stops the build; a grace lets the source's text stand in until it ends, marked for the reader. */
export const GapRule = z.union(
  [
    z.literal("block"),
    z.strictObject({ until: Day.describe("The last day of the grace.") }),
    z.strictObject({ grace: z.string().regex(/^\d+d$/u, "write a number of days, such as 14d") }),
  ],
  "write block, until: a day, or grace: a number of days such as 14d",
);
export type GapRule = z.infer<typeof GapRule>;

export const Policy = z.strictObject({
  gaps: z
    .partialRecord(
      Locale,
      z.strictObject({
        default: GapRule,
        classes: z.partialRecord(GapClass, GapRule).default({}).describe("Where a class differs from the default."),
      }),
    )
    .describe("A language that is not listed blocks in every class."),
});
export type Policy = z.infer<typeof Policy>;
