/** The newsletter form: what is checked before anything is sent, and the error codes that have messages of their own. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";
import { Email } from "./email.ts";

const ERROR_CODES = ["INVALID_EMAIL", "ALREADY_SUBSCRIBED", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type NewsletterErrorCode = (typeof ERROR_CODES)[number];

export const newsletterForm = {
  schema: z.object({ email: Email, consent: z.boolean().check(z.refine((given) => given)) }),
  errorCodes: ERROR_CODES,
};
