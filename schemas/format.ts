/** `content/shared/formats.yaml`: the plug-in formats that exist. */
import * as z from "zod";
import { Line } from "./text.ts";

/** The name of a format in `formats.yaml`. That it exists is a rule of the checker. */
export const FormatName = Line.meta({ keyOf: "format" });
export type FormatName = z.infer<typeof FormatName>;

/** The systems of computers, on which plug-ins and their hosts run. */
export const ComputerSystem = z.enum(["macOS", "Windows"]);
export type ComputerSystem = z.infer<typeof ComputerSystem>;

export const Icon = z.strictObject({
  src: z
    .string()
    .regex(/^\/images\/[a-z0-9/-]+\.svg$/u, "write a path below /images/ that ends in .svg")
    .describe("A drawing below public/.")
    .meta({ examples: ["/images/formats/vst3.svg"] }),
  width: z.int().positive().describe("The width it is shown at, in pixels."),
  height: z.int().positive().describe("The height it is shown at, in pixels; width and height have the drawing's own proportions."),
});

export const Formats = z.strictObject({
  formats: z
    .array(
      z.strictObject({
        name: Line.describe("The format, as products name it. Never translated.").meta({ examples: ["VST3"] }),
        longName: Line.describe("What the abbreviation stands for."),
        systems: z.array(ComputerSystem).min(1).describe("The systems on which the format exists; AU exists only on macOS."),
        icon: Icon.describe("The icon in tables of formats."),
      }),
    )
    .describe("The plug-in formats, in the order of tables."),
});
export type Formats = z.infer<typeof Formats>;
