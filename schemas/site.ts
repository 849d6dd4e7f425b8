/** `content/shared/site.yaml`: the vendor. */
import { z } from "zod";
import { Day, HttpsUrl, Line } from "./text.ts";

export const Site = z.strictObject({
  name: Line.describe("The vendor's name, the same in every language."),
  nativeName: Line.describe("The name in the vendor's own script."),
  origin: HttpsUrl.regex(/[^/]$/u, "write the origin without a slash at the end").describe(
    "The address of the built site, without a slash at the end: canonical links begin with it.",
  ),
  email: z.email("write an e-mail address").describe("The address that customers write to."),
  country: z
    .string()
    .length(2)
    .describe("The vendor's country as an ISO 3166 code of two letters.")
    .meta({ examples: ["JP"] }),
  privacyPolicy: Day.describe("The day of the privacy policy in force: the version that a newsletter sign-up agrees to."),
  since: z.int().min(1990).describe("The first year of the copyright line."),
});
export type Site = z.infer<typeof Site>;
