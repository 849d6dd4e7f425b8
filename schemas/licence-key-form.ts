/** The form for a lost licence key: staff find the order by its fields. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";
import { Email } from "./email.ts";
import { Chosen } from "./form-fields.ts";

export const LICENCE_KEY_ERROR_CODES = ["INVALID_EMAIL", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type LicenceKeyErrorCode = (typeof LICENCE_KEY_ERROR_CODES)[number];

export const MESSAGE_LENGTH = 1000;

/** YYYY-MM-DD. Plug-ins are younger. */
export const FIRST_ORDER_DAY = "1990-01-01";

export const licenceKeyForm = z.object({
  email: Email,
  edition: Chosen,
  /** Also about when it was ordered: a date field shows a day in the order of the browser's language, not the page's. */
  message: z.string().check(z.maxLength(MESSAGE_LENGTH)),
});
