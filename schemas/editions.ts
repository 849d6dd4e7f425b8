/** `content/shared/editions.yaml`: the names under which one product is sold in several editions. */
import * as z from "zod";
import { Line } from "./text.ts";

/** The name of an edition; empty for the only one of a product, and for editions that differ in their licences. That the file has it is a rule of the checker. */
export const EditionName = z.union([z.literal(""), Line.meta({ keyOf: "editionName" })]);

export const Editions = z.strictObject({
  editions: z
    .array(
      z.strictObject({
        name: Line.describe("The name. Never translated.").meta({ examples: ["Lite"] }),
        maxChannels: z
          .int()
          .positive()
          .optional()
          .describe("The most channels that an edition of this name has. Left out where there is no such promise."),
        hasMore: z
          .literal(true, "write true, or leave hasMore out")
          .optional()
          .describe(
            "Set for a name whose editions may have formats, systems, hosts and features of their own. Those of the other names differ in channels and price alone.",
          ),
      }),
    )
    .describe("The names of editions, the smallest first."),
});
