/** The body of `POST /api/v1/purchase-credits`. */
import * as z from "zod";
import { CREDITS_MAXIMUM } from "./account-forms.ts";
import { Locale } from "./locale.ts";

export const PurchaseRequest = z.strictObject({
  /** Whole units of the currency. The smallest amount is a fact of content, which the server compares. */
  amount: z.int().positive().max(CREDITS_MAXIMUM),
  /** The language of the page: of the payment page, the mails, and the page to come back to. Without: the account's. */
  language: Locale.optional(),
});
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;
