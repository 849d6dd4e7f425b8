/** `POST /api/v1/request-download`. The endpoint checks the address and the installer itself, because each has its own error code. */
import * as z from "zod";
import { RequestLanguage } from "./language-fields.ts";
import { ReleaseChannel } from "./release-channel.ts";
import { Version } from "./version.ts";

const Name = z.string().max(100);

export const DownloadRequest = z.strictObject({
  email: z.string(),
  product: Name.describe("The product's slug."),
  edition: Name.optional().describe("The edition's key. May be left out when the product has only one."),
  system: Name,
  version: Version.optional().describe("A version of any channel, older ones too. Left out for the newest of the channel."),
  channel: ReleaseChannel.default("stable"),
  language: RequestLanguage,
});
export type DownloadRequest = z.infer<typeof DownloadRequest>;
