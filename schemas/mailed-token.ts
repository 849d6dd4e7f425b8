/** Error codes of the endpoints behind mailed links, and what the download endpoint says about its file. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";

export const tokenErrorCodes = ["INVALID_TOKEN", "TOKEN_EXPIRED", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type TokenErrorCode = (typeof tokenErrorCodes)[number];

/** `GET /api/v1/downloads/{token}` as JSON: the file that the button downloads. */
export const DownloadOffer = z.object({
  file: z.string(),
  version: z.string(),
  channel: z.optional(z.string()),
  size: z.number(),
  sha256: z.string(),
  expiresAt: z.string(),
  usesLeft: z.number(),
  product: z.optional(z.string()),
  edition: z.optional(z.string()),
});
export type DownloadOffer = z.infer<typeof DownloadOffer>;

/** The same for a link that has expired. What was chosen is named where the product's own form would send another installer. */
export const ExpiredDownload = z.object({
  edition: z.string(),
  chosen: z.optional(z.object({ version: z.string(), channel: z.string(), system: z.string() })),
});
export type ExpiredDownload = z.infer<typeof ExpiredDownload>;
