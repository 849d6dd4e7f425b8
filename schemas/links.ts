/** `content/shared/links.yaml`: every address outside this site. Other files refer to them by key. */
import * as z from "zod";
import type { KeyOf } from "./content-keys.ts";
import { HttpsUrl, Line, ProductSlug } from "./text.ts";

const LinkName = z.string().regex(/^[a-z][A-Za-z0-9]*$/u, "write a key of content/shared/links.yaml, such as feedbackForm");

export type LinkKey = KeyOf<"link">;

/** A key of `links.yaml`. That it exists is a rule of the checker. */
export const LinkKey = LinkName.meta({ keyOf: "link" }) as unknown as z.ZodType<LinkKey, LinkKey>;

export const Links = z.strictObject({
  links: z
    .record(LinkName, HttpsUrl)
    .describe("Each address under a key of your choice, in camelCase. Other files name the key, so that an address stands once.")
    .meta({ examples: [{ feedbackForm: "https://forms.example.com/feedback" }] }),
  social: z
    .array(
      z.strictObject({
        name: Line.describe("The service's name as it calls itself.").meta({ examples: ["YouTube"] }),
        link: LinkKey.describe("Key of the account's address, in links above."),
      }),
    )
    .describe("The vendor's accounts elsewhere, in the footer's order."),
  playlist: z
    .strictObject({
      link: LinkKey.describe("Key of the address of the whole playlist, in links above."),
      songs: z
        .array(
          z.strictObject({
            id: z
              .string()
              .regex(/^[A-Za-z0-9_-]{6,}$/u, "write at least six letters, digits, hyphens or underscores")
              .describe("The song's id at its host: letters, digits, hyphens and underscores."),
            title: Line.describe("Its title, the same in every language."),
            products: z
              .array(ProductSlug)
              .min(1)
              .optional()
              .describe("What it was made with: file names in content/shared/products. Left out when it is not known.")
              .meta({ examples: [["3dx"]] }),
            seconds: z.int().positive().optional().describe("How long it is. Left out when it is not known."),
          }),
        )
        .describe("The demo songs, in the playlist's order."),
    })
    .optional()
    .describe("The playlist of demo songs that the home page shows. Left out for none."),
});
