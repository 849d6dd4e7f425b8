/** A screen that belongs to a product and has a path of its own, in `content/shared/products/<slug>.yaml`. */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { ReleaseChannel } from "./release-channel.ts";
import { SitePath } from "./text.ts";

const Channel = ReleaseChannel.default("stable").describe(
  "stable offers the newest stable version, beta the newest one that is still being tested.",
);
const Path = SitePath.describe("The screen's address, without language.").meta({ examples: ["/3dx/download"] });
const kind = <Kind extends string>(name: Kind, what: string) => z.literal(name).describe(what);

export const ProductScreen = z.discriminatedUnion("kind", [
  z
    .strictObject({ kind: kind("choose-download", "Asks for the edition or the companion app."), path: Path, channel: Channel })
    .describe("Asks for the edition or the companion app, and links to the download screens of the same channel."),
  z
    .strictObject({
      kind: kind("download", "Asks for the system and an e-mail address."),
      path: Path,
      channel: Channel,
      editions: z.array(CatalogueKey).min(1).describe("Keys of the editions that it offers."),
    })
    .describe("Asks for the system and an e-mail address, and for the edition when it offers several."),
  z
    .strictObject({
      kind: kind("edition", "A page for one free edition."),
      path: Path,
      editions: z.array(CatalogueKey).length(1).describe("Key of the one edition that it is about."),
    })
    .describe("A page for one free edition, with its download."),
  z
    .strictObject({
      kind: kind("thanks", "Says what to do next."),
      path: Path,
      after: z.enum(["downloading", "purchasing", "upgrading"]).describe("What the visitor has just done."),
    })
    .describe("Says what to do next after a download, a purchase or an upgrade."),
]);
export type ProductScreen = z.infer<typeof ProductScreen>;
