/** `POST /api/v1/request-licence-key`. The endpoint checks the address itself, because a wrong one has its own error code. */
import * as z from "zod";
import { CatalogueKey } from "./catalogue-key.ts";
import { MESSAGE_LENGTH } from "./licence-key-form.ts";
import { RequestLanguage } from "./language-fields.ts";
import { Day, Slug } from "./text.ts";

export const LicenceKeyRequest = z.strictObject({
  email: z.string(),
  product: Slug,
  edition: CatalogueKey,
  orderedAt: Day.optional(),
  message: z.string().max(MESSAGE_LENGTH).optional(),
  language: RequestLanguage,
});
export type LicenceKeyRequest = z.infer<typeof LicenceKeyRequest>;
