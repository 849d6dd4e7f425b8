/** `content/shared/daws.yaml`: the hosts that products recommend. */
import { z } from "zod";
import { Line, Slug } from "./text.ts";

export const Daws = z.strictObject({
  daws: z.array(
    z.strictObject({
      id: Slug,
      name: Line.describe("The host's name as its maker writes it. Never translated."),
    }),
  ),
});
export type Daws = z.infer<typeof Daws>;
