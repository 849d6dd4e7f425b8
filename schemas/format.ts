/** `content/shared/formats.yaml`: the plug-in formats that exist. */
import { z } from "zod";
import { Line } from "./text.ts";

export const FormatName = z.enum(["VST3", "AU", "AAX"]);
export type FormatName = z.infer<typeof FormatName>;

export const Icon = z.strictObject({
  src: z.string().regex(/^\/images\/[a-z0-9/-]+\.svg$/u, "write a path below /images/ that ends in .svg"),
  width: z.int().positive().describe("Pixels."),
  height: z.int().positive().describe("Pixels."),
});
export type Icon = z.infer<typeof Icon>;

export const Formats = z.strictObject({
  formats: z.array(
    z.strictObject({
      name: FormatName,
      longName: Line.describe("What the letters stand for."),
      systems: z
        .array(z.enum(["macOS", "Windows"]))
        .min(1)
        .describe("Where the format exists at all: AU only on macOS."),
      icon: Icon,
    }),
  ),
});
export type Formats = z.infer<typeof Formats>;
