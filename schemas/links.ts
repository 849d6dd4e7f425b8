/** `content/shared/links.yaml`: every address outside this site. Other files refer to them by key. */
import { z } from "zod";
import type { KeyOf } from "./content-keys.ts";
import { HttpsUrl, Line } from "./text.ts";

const LinkName = z.string().regex(/^[a-z][A-Za-z0-9]*$/u, "write a key of content/shared/links.yaml, such as feedbackForm");

export type LinkKey = KeyOf<"link">;

/** A key of `links.yaml`. That it exists is a rule of the checker. */
export const LinkKey = LinkName as unknown as z.ZodType<LinkKey, LinkKey>;

export const Links = z.strictObject({
  links: z.record(LinkName, HttpsUrl),
  social: z.array(z.strictObject({ name: Line, link: LinkKey })).describe("The vendor's accounts elsewhere, in the footer's order."),
  playlist: z
    .strictObject({
      link: LinkKey.describe("Where the whole playlist stands."),
      songs: z
        .array(
          z.strictObject({
            id: z
              .string()
              .regex(/^[A-Za-z0-9_-]{6,}$/u)
              .describe("The song's own id at its host."),
            title: Line.describe("Its title, the same in every language."),
          }),
        )
        .describe("The demo songs, in the playlist's order."),
    })
    .optional()
    .describe("Songs on the home page."),
});
export type Links = z.infer<typeof Links>;
