/** Queries as visitors type them, with the page that must answer: `content/<locale>/search-queries.yaml`. `npm run check:search` runs them. */
import * as z from "zod";
import { Line, PagePath, Slug } from "./text.ts";

const Pages = z.union([PagePath, z.array(PagePath).min(2)]);

export const SearchQuery = z
  .strictObject({
    query: Line.describe("What a visitor types."),
    first: Pages.optional().describe("The page that must come first, without locale; a list when several answer equally well."),
    amongThree: Pages.optional().describe(
      "Instead of first: the page that must be among the first three. For queries with several good answers.",
    ),
    noTitleWord: z
      .literal(true)
      .optional()
      .describe("The page's title holds no word of the query. Half of all queries must be so; the checker compares them."),
    claim: Slug.optional().describe("The claim of content/shared/search.yaml that a visitor finds with this query."),
  })
  .refine(({ first, amongThree }) => (first === undefined) !== (amongThree === undefined), {
    path: ["query"],
    error: "write either first or amongThree",
  });
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchQueries = z.strictObject({
  queries: z.array(SearchQuery).describe("At least 80 queries, each different from the others."),
});
