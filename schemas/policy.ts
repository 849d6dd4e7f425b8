/** `content/shared/policy.yaml`: what a missing or outdated translation does, for each language and class of content. */
import * as z from "zod";
import { Locale } from "./locale.ts";
import { Day } from "./text.ts";

export const GapClass = z.enum(["legal", "price", "product", "release", "support", "message", "page"]);
export type GapClass = z.infer<typeof GapClass>;

/** `block` stops the build. During a grace, pages show the source's text and say so. */
export const GapRule = z.union(
  [
    z.literal("block"),
    z.strictObject({ until: Day.describe("The last day of the grace.") }),
    z.strictObject({
      grace: z
        .string()
        .regex(/^\d+d$/u, "write a number of days, such as 14d")
        .describe("Days of grace, counted from the day of the release, or from the day that npm run translate -- postpone records.")
        .meta({ examples: ["14d"] }),
    }),
  ],
  "write block, until: a day, or grace: a number of days such as 14d",
);
export type GapRule = z.infer<typeof GapRule>;

export const Policy = z.strictObject({
  gaps: z
    .partialRecord(
      Locale,
      z.strictObject({
        default: GapRule.describe("What a gap does in every class that is not listed below classes."),
        classes: z.partialRecord(GapClass, GapRule).default({}).describe("The classes that differ from the default."),
      }),
    )
    .describe(
      "What a missing translation does, by language: block stops the build, until: and grace: give time. A language that is not listed blocks.",
    ),
});
