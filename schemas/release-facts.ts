/**
 * `content/shared/releases/<product>/<version>.yaml`: one release, the same in every language.
 *
 * The vendor's version policy (specification, section 3): MAJOR rises with a new paid product and needs an upgrade
 * purchase; MINOR is a change of look or sound; PATCH is a fix or a speed-up and never changes the sound.
 */
import { z } from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { LinkKey } from "./links.ts";
import { ReleaseChannel } from "./product-facts.ts";
import { SystemName, SystemVersion } from "./system.ts";
import { Day, Slug } from "./text.ts";
import { Version } from "./version.ts";

/** What a change is, from the largest to the smallest; the kinds a version carries decide which number rises. */
export const ChangeKind = z.enum(["new", "sound", "look", "fix", "speed"]);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const Installer = z.strictObject({
  edition: CatalogueKey,
  system: SystemName,
  minimum: SystemVersion.describe("The oldest system version that this file installs on, in quotes."),
  file: z
    .string()
    .regex(/^[A-Za-z0-9.-]+\.zip$/u, "write a file name such as 3DX-Lite-1.4.2-macOS.zip")
    .describe("A file in content/shared/installers/<product>/<version>/."),
  size: z.int().positive().describe("Bytes. Written by npm run assets and npm run release."),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/u, "write 64 hexadecimal digits; npm run release and npm run assets write them")
    .describe("Written by npm run assets and npm run release."),
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/u, "write 88 base64 characters; npm run release:sign writes them")
    .optional()
    .describe("EdDSA signature of the file's bytes, for update feeds. Written by npm run release:sign."),
});
export type Installer = z.infer<typeof Installer>;

export const ReleaseFacts = z.strictObject({
  date: Day.describe("The day it came out."),
  channel: ReleaseChannel,
  changes: z.array(z.strictObject({ id: Slug.describe("Stays for good: words refer to it."), kind: ChangeKind })).min(1),
  installers: z.array(Installer).min(1).describe("One for each edition and system."),
  knownIssues: z.array(z.strictObject({ id: Slug, fixedIn: Version.optional().describe("The version that ended it.") })).default([]),
  upgradeLink: LinkKey.optional().describe("MAJOR only: where owners of the version before buy the upgrade."),
  sideBySide: z.boolean().optional().describe("MAJOR only: true says that old and new can be installed side by side."),
});
export type ReleaseFacts = z.infer<typeof ReleaseFacts>;
