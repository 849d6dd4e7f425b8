/** What the search offers before anything is typed: `content/shared/search.yaml`. */
import { z } from "zod";
import { PagePath } from "./text.ts";

export const SearchFacts = z.strictObject({
  popular: z
    .array(PagePath)
    .max(8)
    .describe("Pages that answer what visitors want to know most: shown before typing, and when nothing is found.")
    .meta({ examples: [["/support/activate-a-licence", "/pricing"]] }),
});
export type SearchFacts = z.infer<typeof SearchFacts>;
