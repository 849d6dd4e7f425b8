/**
 * The components that words may use, and their props. MDX here is data, not a program: anything else is refused.
 * `components/mdx/` draws each of them; a type there makes sure that none is forgotten.
 */
import { z } from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { FactKey } from "./commerce.ts";
import { LinkKey } from "./links.ts";
import { SystemName } from "./system.ts";
import { Slug } from "./text.ts";

const of = CatalogueKey.describe("Key of a catalogue entry.");
const product = Slug.describe("File name of a product in content/shared/products.");

export const MDX_COMPONENTS = {
  /** What an edition costs today; `kind="list"` is the list price, `kind="saving"` what a sale saves. */
  Price: z.strictObject({ of, kind: z.enum(["sale", "list", "saving"]).optional() }),
  /** An edition's most channels: "24". `kind="layout"` is the loudspeaker layout: "22.2". */
  Channels: z.strictObject({ of, kind: z.enum(["max", "layout"]).optional() }),
  /** A product's trial time: "5 minutes". */
  Trial: z.strictObject({ of: product }),
  /** A product's system requirements as text: "macOS 10.15 or later, Windows 10 or later". With `system`, that one alone. */
  Systems: z.strictObject({ of: product, system: SystemName.optional() }),
  /** The system requirements of a product's companion app: "iOS 16.0 or later". */
  CompanionSystems: z.strictObject({ of: product }),
  /** A product's formats: "VST3, AU and AAX". */
  Formats: z.strictObject({ of: product }),
  /** A product's recommended hosts as a sentence part. */
  Daws: z.strictObject({ of: product }),
  /** The number of a product's newest stable version. */
  LatestVersion: z.strictObject({ of: product }),
  /** A figure of content/shared/commerce.yaml, formatted for the language with its unit. */
  Fact: z.strictObject({ of: FactKey }),
  /** The address of a product's releases for machines, as a link: `atom` and `json` are feeds in the page's language, `data` is releases.json. Without `of`, the feed of all products. */
  Feed: z.strictObject({ of: product.optional(), kind: z.enum(["atom", "json", "data"]).optional() }),
  /** A link out of this site, by its key in content/shared/links.yaml. The words stand inside. */
  External: z.strictObject({ to: LinkKey }),
  /** A remark set apart: a hint, or a warning about something that is lost or costs money. */
  Note: z.strictObject({ kind: z.enum(["hint", "warning"]).optional() }),
  /** A key on the keyboard. */
  Key: z.strictObject({}),
} as const satisfies Record<string, z.ZodObject>;

export type MdxComponentName = keyof typeof MDX_COMPONENTS;
export type MdxProps<Name extends MdxComponentName> = z.infer<(typeof MDX_COMPONENTS)[Name]>;

/** Components that hold words between their tags; all others stand alone. */
export const MDX_WITH_CHILDREN: readonly MdxComponentName[] = ["External", "Note", "Key"];

/** The only HTML in words: a line break within a table's cell or an address cannot be written otherwise. It has no attributes. */
export const MDX_HTML: readonly string[] = ["br"];

/** The attributes that a tag in words may have; undefined when words may not have the tag. A name such as `constructor` is no tag. */
export function attributesOf(tag: string | null): readonly string[] | undefined {
  if (tag === null) return undefined;
  if (MDX_HTML.includes(tag)) return [];
  return Object.hasOwn(MDX_COMPONENTS, tag) ? Object.keys(MDX_COMPONENTS[tag as MdxComponentName].shape) : undefined;
}
