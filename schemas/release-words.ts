/** Front matter of `content/<locale>/releases/<product>/<version>.mdx`: the text of one release. The body is optional. */
import * as z from "zod";
import { sourceOf } from "./language-fields.ts";
import { Line, Slug } from "./text.ts";

export const ReleaseWords = z.strictObject({
  source: sourceOf("text"),
  summary: Line.describe("The release in one sentence."),
  changes: z
    .record(Slug, Line)
    .describe("One sentence for each change, under its id in content/shared/releases.")
    .meta({ examples: [{ "faster-load": "Sessions open faster." }] }),
  knownIssues: z.record(Slug, Line).optional().describe("One sentence for each known issue, under its id in content/shared/releases."),
});
export type ReleaseWords = z.infer<typeof ReleaseWords>;
