/** The newsletter form: what it takes, and the codes with which the call may refuse (specification, sections 5 and 8). */
import { z } from "zod";

const ERROR_CODES = ["INVALID_EMAIL", "ALREADY_SUBSCRIBED", "RATE_LIMIT_EXCEEDED"] as const;
export type NewsletterErrorCode = (typeof ERROR_CODES)[number];

export const newsletterForm = {
  schema: z.object({ email: z.email(), consent: z.boolean().refine((given) => given) }),
  errorCodes: ERROR_CODES,
};
