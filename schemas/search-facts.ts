/** What the search offers before anything is typed, and what it must find: `content/shared/search.yaml`. */
import * as z from "zod";
import { PagePath, Paragraph, Slug } from "./text.ts";

export const SearchFacts = z.strictObject({
  popular: z
    .array(PagePath)
    .max(8)
    .describe("Pages that answer what visitors want to know most: shown before typing, and when nothing is found.")
    .meta({ examples: [["/support/activate-a-licence", "/pricing"]] }),
  claims: z
    .array(
      z.strictObject({
        id: Slug.describe("Queries name the claim by it."),
        says: Paragraph.describe("What a visitor must be able to find out, in English, without figures."),
      }),
    )
    .optional()
    .describe("What support must say. Each language has a query that leads to it."),
});
