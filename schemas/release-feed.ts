/**
 * `/<product>/releases/releases.json`: what a program that watches plug-ins reads. A contract: fields are added, and never
 * renamed or taken away. Every field is described here, and the JSON Schema that is published is made from it.
 */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { Locale } from "./locale.ts";
import { ReleaseChannel } from "./release-channel.ts";
import { ChangeKind } from "./release-facts.ts";
import { SystemName } from "./system.ts";
import { Version } from "./version.ts";

const Address = z.url();
const Texts = z.partialRecord(Locale, z.string()).describe("In each language that has it.");

const ReleaseInstaller = z.strictObject({
  edition: CatalogueKey.describe("The key of the edition it installs."),
  editionName: z
    .string()
    .describe("What tells the edition from its sisters, such as Lite or Multi-user; empty when the product has only one."),
  system: SystemName,
  minimumSystem: z.string().describe("The oldest system version that it installs on."),
  file: z.string(),
  size: z.int().positive().describe("Bytes."),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  signature: z.string().describe("Ed25519 signature of the file's bytes, in base64."),
  url: Address.describe("Where an installed plug-in fetches it."),
});

const ReleaseOfFile = z.strictObject({
  version: Version,
  date: z.iso.date(),
  channel: ReleaseChannel,
  summary: Texts,
  changes: z.array(z.strictObject({ id: z.string(), kind: ChangeKind, text: Texts })),
  knownIssues: z.array(z.strictObject({ id: z.string(), fixedIn: Version.optional().describe("Left out while it is open."), text: Texts })),
  notes: z.partialRecord(Locale, Address).describe("The page with the full notes, in each language."),
  upgrade: Address.optional().describe("A MAJOR version alone: where owners of the version before buy it."),
  sideBySide: z.boolean().optional().describe("Whether it can be installed beside the version before."),
  installers: z.array(ReleaseInstaller),
});

export const ReleaseFile = z.strictObject({
  $schema: Address,
  product: z.string().describe("The product's name in addresses."),
  name: z.string(),
  page: Address,
  discontinued: z.boolean(),
  publicKey: z.string().describe("Ed25519 key that confirms the signatures, in base64."),
  latest: z
    .strictObject({ stable: Version.optional(), beta: Version.optional() })
    .describe("The newest version of each channel; left out where there is none."),
  feeds: z.partialRecord(Locale, z.strictObject({ atom: Address, json: Address })),
  appcasts: z.partialRecord(CatalogueKey, Address).describe("Sparkle-compatible, by edition."),
  releases: z.array(ReleaseOfFile).describe("Newest first. A version stands here only when all its parts are there."),
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;

/** The JSON Schema of releases.json. @param id The address at which it is published. */
export function releaseFileJsonSchema(id: string): object {
  const { $schema, ...body } = z.toJSONSchema(ReleaseFile, {
    target: "draft-2020-12",
    // Completes keys in editors of content, and is no keyword of JSON Schema.
    override: ({ jsonSchema }) => {
      delete jsonSchema.keyOf;
    },
  });
  return { $schema, $id: id, title: "Releases of a product", ...body };
}
