/** `content/shared/daws.yaml`: the hosts that products recommend, and what each of them can load. */
import * as z from "zod";
import { ComputerSystem, FormatName } from "./format.ts";
import { Line, Slug } from "./text.ts";

/** The id of a host in `daws.yaml`. That it exists is a rule of the checker. */
export const DawId = Slug.meta({ keyOf: "daw" });

export const Daws = z.strictObject({
  daws: z
    .array(
      z.strictObject({
        id: Slug.describe("Names the host in products' files.").meta({ examples: ["logic-pro"] }),
        name: Line.describe("The host's name as its maker writes it. Never translated."),
        formats: z
          .array(FormatName)
          .min(1, "write at least one format of content/shared/formats.yaml")
          .describe("The plug-in formats that the host loads, in the order of content/shared/formats.yaml.")
          .meta({ examples: [["VST3", "AU"]] }),
        systems: z
          .array(ComputerSystem)
          .min(1, "write macOS or Windows, or leave systems out for a host of both")
          .default([...ComputerSystem.options])
          .describe("The systems that the host runs on. Left out for a host of macOS and Windows.")
          .meta({ examples: [["macOS"]] }),
      }),
    )
    .describe("Hosts (digital audio workstations) that products can recommend."),
});
export type Daws = z.infer<typeof Daws>;
