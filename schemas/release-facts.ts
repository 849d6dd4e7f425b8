/**
 * `content/shared/releases/<product>/<version>.yaml`: one release, the same in every language.
 *
 * The vendor's version policy, which its page of versions promises to customers: MAJOR rises with a new paid product and needs an upgrade
 * purchase; MINOR is a change of look or sound; PATCH is a fix or a speed-up and never changes the sound.
 */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { LinkKey } from "./links.ts";
import { ReleaseChannel } from "./release-channel.ts";
import { SystemName, SystemVersion } from "./system.ts";
import { Day, Slug } from "./text.ts";
import { Version } from "./version.ts";

/** What a change is, from the largest to the smallest. The kinds of a version's changes decide which of its numbers rises. */
export const ChangeKind = z.enum(["new", "sound", "look", "fix", "speed"]);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const Installer = z.strictObject({
  edition: CatalogueKey.describe("Key of the edition that it installs."),
  system: SystemName.describe("The system that it installs on."),
  minimum: SystemVersion.describe("The oldest system version that this file installs on, in quotes.").meta({ examples: ["10.15"] }),
  file: z
    .string()
    .regex(/^[A-Za-z0-9.-]+\.zip$/u, "write a file name such as 3DX-Lite-1.4.2-macOS.zip")
    .describe("A file in content/shared/installers/<product>/<version>/.")
    .meta({ examples: ["3DX-Lite-1.4.2-macOS.zip"] }),
  size: z.int().positive().describe("The file's size in bytes. Written by npm run assets and npm run release."),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/u, "write 64 hexadecimal digits; npm run release and npm run assets write them")
    .describe("The file's SHA-256. Written by npm run assets and npm run release."),
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/u, "write 88 base64 characters; npm run release:sign writes them")
    .optional()
    .describe("EdDSA signature of the file's bytes, for update feeds. Written by npm run release:sign."),
});
export type Installer = z.infer<typeof Installer>;

export const ReleaseFacts = z.strictObject({
  date: Day.describe("The day of the release."),
  scheduled: z
    .literal(true)
    .optional()
    .describe("true keeps a release unseen that is prepared ahead of its day; remove the line to publish it."),
  withdrawn: z
    .literal(true)
    .optional()
    .describe(
      "true takes a release back: nothing offers or names it any more. Its number stays taken, because installed plug-ins have it.",
    ),
  olderLine: z
    .literal(true)
    .optional()
    .describe("true for a fix of an older line that comes out after a newer version: the days of newer lines are compared without it."),
  channel: ReleaseChannel.describe("stable for all customers, beta for a version that is still being tested."),
  changes: z
    .array(
      z.strictObject({
        id: Slug.describe("Names the change for good: its sentence in each language stands under this id.").meta({
          examples: ["faster-load"],
        }),
        kind: ChangeKind.describe(
          "new: a new paid product. sound, look: the sound or the window changes. fix: a repair. speed: it runs faster.",
        ),
      }),
    )
    .min(1)
    .describe("What is different from the version before. The kinds decide which number of the version rises."),
  installers: z.array(Installer).min(1).describe("One for each edition and system."),
  knownIssues: z
    .array(
      z.strictObject({
        id: Slug.describe("Names the issue for good: its sentence in each language stands under this id.").meta({
          examples: ["slow-scan"],
        }),
        fixedIn: Version.optional().describe("The version that fixes it. Left out while it is open."),
      }),
    )
    .default([])
    .describe("Faults that this version has. Each is listed in every version until one fixes it."),
  upgradeLink: LinkKey.optional().describe("MAJOR only: key of the shop page where owners of the version before buy the upgrade."),
  sideBySide: z.boolean().optional().describe("MAJOR only: true when old and new version can be installed side by side."),
});
export type ReleaseFacts = z.infer<typeof ReleaseFacts>;
