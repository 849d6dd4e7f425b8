/** `content/shared/products/<slug>.yaml`: what is true of a product in every language. */
import { z } from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { FormatName } from "./format.ts";
import { LinkKey } from "./links.ts";
import { Price } from "./money.ts";
import { SupportedSystem } from "./system.ts";
import { Line, SitePath, Slug } from "./text.ts";

export const EditionName = z.enum(["Lite", "Standard", "Ultimate", "Multiband", ""]);
export type EditionName = z.infer<typeof EditionName>;

export const SalesCondition = z.enum(["Now Available", "Discontinued"]);

export const ProductImage = z.strictObject({
  src: z
    .string()
    .regex(/^\/images\/products\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(?:png|webp)$/u, "write a path such as /images/products/3dx/window.png")
    .describe("A file below public/, at twice the size that it is shown at."),
  width: z.int().positive().describe("The picture's real width in pixels."),
  height: z.int().positive().describe("The picture's real height in pixels."),
});
export type ProductImage = z.infer<typeof ProductImage>;

export const ProductDetail = z.strictObject({
  name: Slug.describe("Names its description in content/<locale>/products/<product>.mdx, below details."),
  ...ProductImage.shape,
});
export type ProductDetail = z.infer<typeof ProductDetail>;

const Formats = z.array(FormatName).describe("Plug-in formats, in the order VST3, AU, AAX. Empty for what is no plug-in.");
const SupportedSystems = z.array(SupportedSystem).min(1).describe("Systems it runs on, the recommended one first.");
const RecommendedDaws = z.array(Slug).describe("Recommended hosts: ids of content/shared/daws.yaml.");

export const Edition = z.strictObject({
  key: CatalogueKey.describe("The key that prices, installers and words refer to."),
  edition: EditionName.describe("Lite, Standard, Ultimate, Multiband, or empty when there is only one."),
  licence: z
    .enum(["single-user", "multi-user"])
    .default("single-user")
    .describe("single-user: one user, perpetual. multi-user: activated once, shared on one machine."),
  channels: z
    .strictObject({
      max: z.int().positive().describe("Most channels, as the catalogue counts them."),
      layout: z
        .string()
        .regex(/^\d+\.\d(?:\.\d)?$/u)
        .optional()
        .describe('The largest loudspeaker layout as copy names it, in quotes: "22.2".'),
    })
    .optional()
    .describe("Left out for what carries no audio."),
  price: Price,
  buyLink: z.union([LinkKey, z.literal("")]).describe("Key of the shop page in links.yaml; empty when it cannot be bought."),
  image: ProductImage.optional().describe(
    "Its whole window. Left out while there is no picture: the page then shows a drawing in the product's hue.",
  ),
  formats: Formats.optional().describe("Only when it differs from the product's."),
  systems: SupportedSystems.optional().describe("Only when it differs from the product's."),
  daws: RecommendedDaws.optional().describe("Only when it differs from the product's."),
});
export type Edition = z.infer<typeof Edition>;

export const ReleaseChannel = z.enum(["stable", "beta"]);
export type ReleaseChannel = z.infer<typeof ReleaseChannel>;

const Channel = ReleaseChannel.default("stable").describe("beta offers the newest version that is still being tested.");

/** The interactive demonstrations that exist (components/demos/product-demo.tsx). */
export const DemoName = z.enum(["three-dx", "ambience-enhancer", "mono-low", "spectrum-analyzer"]);
export type DemoName = z.infer<typeof DemoName>;

/** A screen that belongs to a product and has a path of its own. */
export const ProductScreen = z.discriminatedUnion("kind", [
  z
    .strictObject({ kind: z.literal("choose-download"), path: SitePath, channel: Channel })
    .describe("Asks which edition, or whether the companion app; leads to the download screens of the same channel."),
  z
    .strictObject({ kind: z.literal("download"), path: SitePath, channel: Channel, editions: z.array(CatalogueKey).min(1) })
    .describe("Asks for the computer and an e-mail address, for one edition or a choice among some."),
  z
    .strictObject({ kind: z.literal("edition"), path: SitePath, editions: z.array(CatalogueKey).length(1) })
    .describe("A page of its own for one free edition, with its download."),
  z
    .strictObject({ kind: z.literal("thanks"), path: SitePath, after: z.enum(["downloading", "purchasing", "upgrading"]) })
    .describe("What to do next."),
]);
export type ProductScreen = z.infer<typeof ProductScreen>;

export const ProductFacts = z.strictObject({
  name: Line.describe("The product's name. Never translated."),
  path: SitePath.describe("Its page."),
  line: z.enum(["plug-ins", "labz"]).describe("labz: free, experimental, no individual e-mail support."),
  order: z.int().positive().describe("Place in the product list, from 1."),
  hue: z.int().min(0).max(359).describe("Its colour as an OKLCH hue in degrees: its ring, its meters, its badge."),
  salesCondition: SalesCondition,
  successor: Slug.optional().describe("The product that replaces a discontinued one."),
  buy: z
    .enum(["features", "link", "none"])
    .describe("Where Buy Now leads: the feature list on the page, the shop, or there is no such button."),
  download: SitePath.optional().describe("Where the Download button leads; left out when the form stands on the product's own page."),
  screens: z.array(ProductScreen).default([]).describe("Screens around the product: choosing and getting a download, thanks."),
  trialMinutes: z.int().positive().optional().describe("Minutes until a trial outputs noise; reloading the plug-in restarts it."),
  formats: Formats,
  systems: SupportedSystems,
  daws: RecommendedDaws,
  video: LinkKey.optional().describe("Key of the product's video in links.yaml."),
  demo: DemoName.optional().describe(
    "The interactive demonstration on its page. The home page shows that of the first product in the list with one.",
  ),
  companion: z
    .strictObject({ name: Line, systems: SupportedSystems, link: LinkKey, betaLink: LinkKey.optional() })
    .optional()
    .describe("An app that belongs to the product: SideRackServer on iOS."),
  details: z.array(ProductDetail).default([]).describe("Close-ups of its window, the most telling one first."),
  editions: z.array(Edition).min(1).describe("What can be had, the smallest first."),
  upgrades: z
    .array(z.strictObject({ from: CatalogueKey, to: CatalogueKey, link: LinkKey, price: Price }))
    .default([])
    .describe("Paid ways from one edition to a larger one."),
});
export type ProductFacts = z.infer<typeof ProductFacts>;
