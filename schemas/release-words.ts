/** Front matter of `content/<locale>/releases/<product>/<version>.mdx`: one release's words. The body is optional. */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { Line, Slug } from "./text.ts";

export const ReleaseWords = z.strictObject({
  source: Locale.optional().describe(
    "The language these words were first written in; when left out English, or the default language of a site without English.",
  ),
  summary: Line.describe("The release in one sentence."),
  changes: z.record(Slug, Line).describe("One sentence for each change, under the id it has in the facts."),
  knownIssues: z.record(Slug, Line).optional().describe("One sentence for each known issue, under its id."),
});
export type ReleaseWords = z.infer<typeof ReleaseWords>;
