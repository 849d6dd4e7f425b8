/** The form for a lost licence key: staff find the order by its fields. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";
import { Email } from "./email.ts";
import { Chosen } from "./form-fields.ts";

const ERROR_CODES = ["INVALID_EMAIL", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type LicenceKeyErrorCode = (typeof ERROR_CODES)[number];

export const MESSAGE_LENGTH = 1000;

export const licenceKeyForm = {
  schema: z.object({
    email: Email,
    edition: Chosen,
    /** The value of a date field: YYYY-MM-DD, or "". */
    orderedAt: z.string(),
    message: z.string().check(z.maxLength(MESSAGE_LENGTH)),
  }),
  errorCodes: ERROR_CODES,
};
