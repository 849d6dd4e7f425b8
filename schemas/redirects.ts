/** `content/shared/redirects.yaml`: addresses that have moved. Pages keep working under their old address, and headings under their old anchor. */
import * as z from "zod";

/** Path segments hold what needs no percent-encoding; neither `.` nor `..` is one. An anchor is what follows `#`. */
const ADDRESS = /^\/(?:(?!\.{1,2}(?:[/#]|$))[A-Za-z0-9._~-]+(?:\/(?!\.{1,2}(?:[/#]|$))[A-Za-z0-9._~-]+)*)?(?:#[^\s#]+)?$/u;

const Address = z
  .string()
  .regex(ADDRESS, "write a path on this site that begins with a slash, such as /support/old-name or /support/name#Old_heading");

export const RedirectEntry = z.strictObject({
  from: Address.describe(
    "The old address: /support/old-name, or /support/name#Old_heading. Without a locale it counts for every locale; /de/support/old-name and /ja/support/old-name count for one.",
  ),
  to: Address.describe(
    "The page or the heading that is there now. Without a locale it is in the locale of the old address. For a heading that is gone, the page alone.",
  ),
  kind: z
    .enum(["permanent", "temporary"])
    .default("permanent")
    .describe("temporary when the old address will be a page again: then search engines keep it, and browsers ask each time."),
});
export type RedirectEntry = z.infer<typeof RedirectEntry>;

export const Redirects = z.strictObject({
  redirects: z.array(RedirectEntry).describe("In any order. Each old address stands here once."),
});
