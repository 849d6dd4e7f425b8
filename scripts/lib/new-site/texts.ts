/** The text that a new site begins with, from text/<locale>.yaml. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Locale } from "#schemas/locale.ts";

const FOLDER = join(import.meta.dirname, "text");

const Titled = z.strictObject({ title: z.string(), text: z.string() });

const Texts = z.strictObject({
  /** The line of free experimental products, which the interface names. */
  experiments: z.string(),
  pages: z.record(z.string(), z.strictObject({ label: z.string().optional(), ...Titled.shape })),
  draft: z.string(),
  draftSections: z.array(Titled).min(1),
  product: z.strictObject({
    tagline: z.string(),
    summary: z.string(),
    description: z.string(),
    lead: z.string(),
    features: z.array(Titled).min(3),
    edition: z.string(),
  }),
  article: z.strictObject({ title: z.string(), description: z.string(), steps: z.array(z.string()).min(1) }),
  release: z.strictObject({ summary: z.string(), change: z.string() }),
});
export type Texts = z.infer<typeof Texts>;

/** @returns Undefined for a language in which the text does not exist yet. */
export function findTexts(locale: Locale): Texts | undefined {
  const file = join(FOLDER, `${locale}.yaml`);
  return existsSync(file) ? Texts.parse(parse(readFileSync(file, "utf8"))) : undefined;
}
