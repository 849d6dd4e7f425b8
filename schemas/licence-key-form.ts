/** The form for a lost licence key: staff find the order by its fields. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";
import { Email } from "./email.ts";
import { Chosen } from "./form-fields.ts";

export const LICENCE_KEY_ERROR_CODES = ["INVALID_EMAIL", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type LicenceKeyErrorCode = (typeof LICENCE_KEY_ERROR_CODES)[number];

export const MESSAGE_LENGTH = 1000;

/** YYYY-MM-DD. Plug-ins are younger; a date field takes "26" for the year 26. */
export const FIRST_ORDER_DAY = "1990-01-01";

/** @param today Gives the visitor's day, YYYY-MM-DD: nobody has ordered later. */
export const licenceKeyForm = (today: () => string) =>
  z.object({
    email: Email,
    edition: Chosen,
    /** The value of a date field: YYYY-MM-DD, or "". */
    orderedAt: z.string().check(z.refine((day) => day === "" || (day >= FIRST_ORDER_DAY && day <= today()))),
    message: z.string().check(z.maxLength(MESSAGE_LENGTH)),
  });
