/** `POST /api/v1/request-download`. The address, and whether there is such an installer, are judged by the call: it has codes of its own for both. */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { ReleaseChannel } from "./product-facts.ts";

const Name = z.string().max(100);

export const DownloadRequest = z.strictObject({
  email: z.string(),
  product: Name.describe("Its slug."),
  edition: Name.optional().describe("Its key. Can be left out where there is no choice."),
  system: Name,
  channel: ReleaseChannel.default("stable"),
  language: Locale.optional().describe("The site's default language when it is left out, or when the site does not have it."),
});
export type DownloadRequest = z.infer<typeof DownloadRequest>;
