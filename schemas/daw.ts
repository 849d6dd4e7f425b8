/** `content/shared/daws.yaml`: the hosts that products recommend. */
import { z } from "zod";
import { Line, Slug } from "./text.ts";

/** The id of a host in `daws.yaml`. That it exists is a rule of the checker. */
export const DawId = Slug.meta({ keyOf: "daw" });

export const Daws = z.strictObject({
  daws: z
    .array(
      z.strictObject({
        id: Slug.describe("Names the host in products' files.").meta({ examples: ["logic-pro"] }),
        name: Line.describe("The host's name as its maker writes it. Never translated."),
      }),
    )
    .describe("Hosts (digital audio workstations) that products can recommend."),
});
export type Daws = z.infer<typeof Daws>;
