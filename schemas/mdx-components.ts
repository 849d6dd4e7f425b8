/**
 * The components that a body may use, with their props. MDX is data here and not a program, so nothing else is allowed.
 * `components/mdx/` renders each of them; a type there makes sure that none is missing.
 */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { FactKey } from "./commerce.ts";
import { LinkKey } from "./links.ts";
import { SystemName } from "./system.ts";
import { Line, ProductSlug, Slug } from "./text.ts";
import { Version } from "./version.ts";

/** Directions in degrees clockwise from straight ahead, each with the ring that it is on, 0 for the centre: `-30 30 110@3`. */
const Directions = z
  .string()
  .regex(/^-?\d+(?:@[0123])?(?: -?\d+(?:@[0123])?)*$/u, 'must be directions in degrees, with @0 to @3 for the ring: "-30 30 110@3"')
  .refine(
    (text) => text.split(" ").every((direction) => Math.abs(Number.parseInt(direction, 10)) <= 180),
    "must be from -180 to 180 degrees",
  );

/** Drawn by components/ui/station-icon.tsx. */
export const ICONS = ["app", "gateway", "model", "mail", "download", "key", "phone", "network", "track", "play", "noise", "shop"] as const;

const of = CatalogueKey.describe("Key of an edition in content/shared/products.");
const product = ProductSlug.describe("File name of a product in content/shared/products.");

export const MDX_COMPONENTS = {
  /** What an edition costs today; `kind="list"` is the list price, `kind="saving"` what a sale saves. */
  Price: z.strictObject({ of, kind: z.enum(["sale", "list", "saving"]).optional() }),
  /** An edition's largest number of channels: "24". `kind="layout"` is the loudspeaker layout: "22.2". */
  Channels: z.strictObject({ of, kind: z.enum(["max", "layout"]).optional() }),
  /** A product's trial time: "5 minutes". */
  Trial: z.strictObject({ of: product }),
  /** A product's system requirements as text: "macOS 10.15 or later, Windows 10 or later". With `system`, that one alone. */
  Systems: z.strictObject({ of: product, system: SystemName.optional() }),
  /** The system requirements of a product's companion app: "iOS 16.0 or later". */
  CompanionSystems: z.strictObject({ of: product }),
  /** A product's formats: "VST3, AU and AAX". */
  Formats: z.strictObject({ of: product }),
  /** A product's recommended hosts as a list in a sentence. */
  Daws: z.strictObject({ of: product }),
  /** The number of a product's newest stable version. */
  LatestVersion: z.strictObject({ of: product }),
  /** A figure of content/shared/commerce.yaml, formatted for the language with its unit. */
  Fact: z.strictObject({ of: FactKey.describe("Key of a figure in content/shared/commerce.yaml.") }),
  /** The address of a product's releases for machines, as a link: `atom` and `json` are feeds in the page's language, `data` is releases.json. Without `of`, the feed of all products. */
  Feed: z.strictObject({ of: product.optional(), kind: z.enum(["atom", "json", "data"]).optional() }),
  /** A link out of this site, by its key in content/shared/links.yaml. The link's text stands inside. With `as="button"`, a button on a line of its own. */
  External: z.strictObject({ to: LinkKey.describe("Key of an address in content/shared/links.yaml."), as: z.literal("button").optional() }),
  /** The address that customers write to, as a link. */
  Email: z.strictObject({}),
  /** A link that begins a mail to that address. Its text stands inside, and is the mail's subject. */
  Ask: z.strictObject({}),
  /** A remark set apart: a hint, or a warning about something that is lost or costs money. */
  Note: z.strictObject({ kind: z.enum(["hint", "warning"]).optional() }),
  /**
   * The sound field around a listener, seen from above: where sources stand, and which of them sound. A decoration, which says nothing
   * that the text beside it does not say. `place="headphones"` puts headphones on the listener, `place="room"` the sources on the walls of
   * a room. `listeners` are several people around the centre. With `product`, in its hue.
   */
  Field: z.strictObject({
    sources: Directions.optional(),
    sounding: Directions.optional(),
    listeners: Directions.optional(),
    place: z.enum(["headphones", "room"]).optional(),
    product: product.optional(),
  }),
  /**
   * A waveform with marks, and below it what was noted of each, as its time and a few words: `notes="0:24 Too loud | 1:10 Keep"`. A
   * decoration, whose words are in the page's language. In the hue of the product.
   */
  MixNotes: z.strictObject({
    product,
    notes: z
      .string()
      .regex(/^\d+:\d\d \S[^|]*(?: \| \d+:\d\d \S[^|]*)*$/u, 'must be times with words, such as "0:24 Too loud | 1:10 Keep"'),
  }),
  /**
   * A small screen of a product's window, with a sentence, one field and what is typed in it or a code that it shows, a ticked box, and its buttons:
   * `buttons="Start Trial, Activate" press="Activate"`.
   * `title` is what stands at its top, unless that is the product's name. The last button is the main one; `press` marks the one that the
   * text is about. A decoration; its words are those of the product's own interface, which are the same in every language. With `address`,
   * the window is a browser with that address, and its words are in the page's language. `caption` stands below the window in the page's
   * language.
   */
  Screen: z.strictObject({
    product,
    title: Line.optional(),
    address: Line.optional(),
    text: Line.optional(),
    field: Line.optional(),
    value: Line.optional(),
    code: Line.optional(),
    ticked: Line.optional(),
    done: Line.optional(),
    buttons: Line.optional(),
    press: Line.optional(),
    caption: Line.optional(),
  }),
  /**
   * The activation screen of a product, from `activation` in its facts: the same drawing wherever a text is about it. `press` marks a button;
   * `state="done"` shows what it says once the key has been accepted. `caption` stands below it in the page's language.
   */
  Activation: z.strictObject({ of: product, press: Line.optional(), state: z.enum(["done"]).optional(), caption: Line.optional() }),
  /** A version number before and after a release, large, with what changes in colour: `from="1.2.3" to="1.3.0"`. A decoration. */
  Version: z.strictObject({ from: Version, to: Version }),
  /** A numbered list drawn as stations with a line from each to the next. With `product`, on a panel in its hue. `way="both"` when what goes to the last one comes back. */
  Chain: z.strictObject({ product: product.optional(), way: z.enum(["both"]).optional() }),
  /** What a station of <Chain> is, drawn in place of its number. A decoration: it stands before the station's words. */
  Icon: z.strictObject({ name: z.enum(ICONS) }),
  /** A part of a product's window, by its name in `details:` of the product, with what the product's text says of it. */
  CloseUp: z.strictObject({ of: product, name: Slug.describe("Name of a picture in the product's details.") }),
  /** A key on the keyboard. */
  Key: z.strictObject({}),
} as const satisfies Record<string, z.ZodObject>;

export type MdxComponentName = keyof typeof MDX_COMPONENTS;
export type MdxProps<Name extends MdxComponentName> = z.infer<(typeof MDX_COMPONENTS)[Name]>;

/** Components with text between their tags; all others stand alone. */
export const MDX_WITH_CHILDREN: readonly MdxComponentName[] = ["External", "Ask", "Note", "Chain", "Key"];

/** The only HTML in a body, without attributes: Markdown has no line break within a table cell. */
export const MDX_HTML: readonly string[] = ["br"];

/** The attributes that a tag in a body may have; undefined when a body may not have the tag. */
export function attributesOf(tag: string | null): readonly string[] | undefined {
  if (tag === null) return undefined;
  if (MDX_HTML.includes(tag)) return [];
  // hasOwn: `constructor` is a property of every object and no component.
  return Object.hasOwn(MDX_COMPONENTS, tag) ? Object.keys(MDX_COMPONENTS[tag as MdxComponentName].shape) : undefined;
}
