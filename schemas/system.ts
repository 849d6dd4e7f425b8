/** `content/shared/systems.yaml`: the operating systems, and how a product says what it supports. */
import * as z from "zod";
import { Icon } from "./format.ts";
import { PagePath } from "./text.ts";

export const SystemName = z.enum(["macOS", "Windows", "iOS"]);
export type SystemName = z.infer<typeof SystemName>;

/** A system's own version number, as text: "10.15" is not a decimal. */
export const SystemVersion = z
  .string('write the version in quotes, such as "10.15"')
  .regex(/^\d+(?:\.\d+)*$/u, 'write digits and dots in quotes, such as "10.15"');

const Processors = z.array(z.enum(["Intel", "Apple Silicon", "x64", "arm64"])).min(1);

export const Systems = z.strictObject({
  systems: z
    .array(
      z.strictObject({
        name: SystemName.describe("The system, as products name it."),
        icon: Icon.describe("The icon in tables of systems."),
        tested: z.array(SystemVersion).describe("Versions that the vendor tests each release on."),
        processors: Processors.describe("Kinds of processor on which the products run."),
        installGuide: PagePath.optional().describe("The page about how to install a plug-in. Linked from the page of a product."),
      }),
    )
    .describe("The operating systems, in the order of tables."),
});
export type Systems = z.infer<typeof Systems>;

/** One line of a product's system requirements. */
export const SupportedSystem = z.strictObject({
  system: SystemName.describe("The operating system."),
  minimum: SystemVersion.describe("The oldest version that is supported, in quotes.").meta({ examples: ["10.15"] }),
  processors: Processors.optional().describe("Kinds of processor, only when they differ from those of the system."),
});
export type SupportedSystem = z.infer<typeof SupportedSystem>;
