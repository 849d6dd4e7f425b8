/** `content/shared/products/<slug>.yaml`: what is true of a product in every language. */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { DawId } from "./daw.ts";
import { EditionName } from "./editions.ts";
import { FormatName } from "./format.ts";
import { LinkKey } from "./links.ts";
import { Price } from "./money.ts";
import { ProductScreen } from "./product-screen.ts";
import { SupportedSystem } from "./system.ts";
import { Line, PagePath, ProductSlug, SitePath, Slug } from "./text.ts";

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

const ProductDetail = z.strictObject({
  name: Slug.describe(
    "Names the close-up: its description stands under this name below details: in content/<locale>/products/<product>.mdx.",
  ),
  ...ProductImage.shape,
  feature: z
    .int()
    .positive()
    .optional()
    .describe(
      "The feature that it shows: its place in the product's text, from 1. Two or three stand large on the page, beside their close-ups.",
    ),
  edition: CatalogueKey.optional().describe(
    "Key of the edition that it shows, when that one's window is not the largest edition's: it stands on the page of that edition alone.",
  ),
});

const Formats = z
  .array(FormatName)
  .describe("Plug-in formats, in the order of content/shared/formats.yaml. [] for a product that is no plug-in.");
const SupportedSystems = z.array(SupportedSystem).min(1).describe("Systems it runs on, the recommended one first.");
const RecommendedDaws = z
  .array(DawId)
  .describe("Recommended hosts, as ids of content/shared/daws.yaml.")
  .meta({ examples: [["logic-pro", "reaper"]] });

const Technical = z
  .strictObject({
    latencySamples: z.int().nonnegative().optional().describe("The latency that it reports to the DAW, in samples at 48 kHz. 0 for none."),
    latencyMilliseconds: z
      .strictObject({
        from: z.int().positive().describe("On a good network, in milliseconds."),
        to: z.int().positive().describe("On a slow network, in milliseconds."),
      })
      .optional()
      .describe("The latency of sound that comes over a network, which the DAW cannot compensate."),
    sampleRates: z
      .strictObject({
        from: z.number().positive().describe("The lowest, in kHz."),
        to: z.number().positive().describe("The highest, in kHz."),
      })
      .refine(({ from, to }) => from <= to, { path: ["to"], message: "write the highest rate here, and the lowest as from" })
      .describe("The lowest and the highest sample rate, in kHz."),
    diskMegabytes: z.int().positive().describe("Disk space of an installation with all formats, in megabytes."),
  })
  .describe("Technical data that a buyer compares.");

export const Edition = z.strictObject({
  key: CatalogueKey.describe("Names the edition for good, in camelCase: prices, installers and texts refer to it."),
  edition: EditionName.describe('The edition\'s name, one of content/shared/editions.yaml, or "" when the product has only one edition.'),
  licence: z
    .enum(["single-user", "multi-user"])
    .default("single-user")
    .describe("single-user: one user, perpetual. multi-user: activated once, shared on one machine."),
  channels: z
    .strictObject({
      max: z.int().positive().describe("The largest number of channels."),
      layout: z
        .string()
        .regex(/^\d+\.\d(?:\.\d)?$/u, 'write digits and dots in quotes, such as "22.2"')
        .optional()
        .describe("The largest loudspeaker layout, in quotes.")
        .meta({ examples: ["22.2"] }),
    })
    .optional()
    .describe("How many channels of sound it takes. Left out for an edition that takes no sound."),
  price: Price.describe("list: and sale: with two decimals, or free: true."),
  buyLink: z.union([LinkKey, z.literal("")]).describe('Key of its shop page in content/shared/links.yaml, or "" when it cannot be bought.'),
  image: ProductImage.optional().describe(
    "The picture of its whole window. Left out while there is none: pages then show a drawing in the product's hue.",
  ),
  formats: Formats.optional().describe("Only when it differs from the product's."),
  systems: SupportedSystems.optional().describe("Only when it differs from the product's."),
  daws: RecommendedDaws.optional().describe("Only when it differs from the product's."),
});
export type Edition = z.infer<typeof Edition>;

export const ProductFacts = z.strictObject({
  name: Line.describe("The product's name. Never translated."),
  path: SitePath.describe("The address of its page, without language.").meta({ examples: ["/3dx"] }),
  line: z.enum(["plug-ins", "labz"]).describe("plug-ins for what is sold; labz for what is free and experimental, without e-mail support."),
  order: z.int().positive().describe("Place in the product list, from 1."),
  hue: z.int().min(0).max(359).describe("Its colour as a hue in degrees (OKLCH), 0 to 359."),
  salesCondition: SalesCondition.describe(
    "Whether it is sold: Now Available, or Discontinued, which takes it off sale and then needs a successor, buy: none and no shop pages.",
  ),
  successor: ProductSlug.optional().describe("The product that replaces this discontinued one: its file name in content/shared/products."),
  buy: z
    .enum(["features", "link", "none"])
    .describe("Where the Buy Now button leads: features is the list on the page, link the shop; none leaves the button out."),
  download: PagePath.optional().describe(
    "The path of the screen that the Download button leads to. Left out when the form is on the product's own page.",
  ),
  screens: z.array(ProductScreen).default([]).describe("Pages that belong to the product: choosing and getting a download, thanks."),
  installs: Line.optional().describe(
    "What its installer installs, when that is another app, which then installs the product: for example its hub. Never translated.",
  ),
  creditsGuide: SitePath.optional().describe(
    "The path of the page that says how to top up what the product's messages cost, where its credits are not the account's alone.",
  ),
  getStarted: SitePath.optional().describe("The path of the page that leads through the first steps after a download."),
  trialMinutes: z.int().positive().optional().describe("Minutes until a trial outputs noise. Left out for a product without a trial."),
  activation: z
    .strictObject({
      field: Line.describe("The label of the field for the key."),
      value: Line.describe("A key as the field shows it."),
      ticked: Line.optional().describe("The label of the box that agrees to the terms, if there is one."),
      buttons: Line.describe("Its buttons from left to right, with commas between them; the last one is the main one."),
      done: Line.describe("What it says once the key has been accepted."),
    })
    .optional()
    .describe(
      "The words of the screen that asks for its licence key, or for its key to a service: guides draw it with <Activation />, and pages with `window:` show it. Never translated.",
    ),
  formats: Formats,
  systems: SupportedSystems,
  daws: RecommendedDaws,
  technical: Technical.optional().describe("Technical data that a buyer compares. Left out for what is no plug-in."),
  video: LinkKey.optional().describe("Key of the product's video in content/shared/links.yaml."),
  demo: z
    .enum(["direction", "loudspeakers", "bass", "spectrum", "room"])
    .optional()
    .describe(
      "What visitors can hear on its page: a source around the head, loudspeakers on headphones, a bass made mono, a spectrum, or a room.",
    ),
  companion: z
    .strictObject({
      name: Line.describe("The app's name. Never translated."),
      systems: SupportedSystems,
      link: LinkKey.describe("Key of its page in an app store, in content/shared/links.yaml."),
      betaLink: LinkKey.optional().describe("Key of the page for its beta versions, in content/shared/links.yaml."),
    })
    .optional()
    .describe("An app on another device that belongs to the product."),
  details: z.array(ProductDetail).default([]).describe("Close-ups of its window, the most important one first."),
  editions: z.array(Edition).min(1).describe("Its editions, the smallest first."),
  usual: CatalogueKey.optional().describe(
    "Key of the edition that the prices mark as the usual choice, for a product with several. Each language says why, as usual: in its text.",
  ),
  upgrades: z
    .array(
      z.strictObject({
        from: CatalogueKey.describe("Key of the edition that the customer has."),
        to: CatalogueKey.describe("Key of the larger edition."),
        link: LinkKey.describe("Key of the upgrade's shop page in content/shared/links.yaml."),
        price: Price.describe("What the upgrade costs: list: and sale: with two decimals."),
      }),
    )
    .default([])
    .describe("Upgrades that can be bought, from one edition to a larger one."),
});
export type ProductFacts = z.infer<typeof ProductFacts>;
